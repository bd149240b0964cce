import { Trans } from '@lingui/react/macro';
import { CompletenessCard } from '../../features/profiles/public.ts';
import { GoldChip } from '../../features/shell/public.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useMe } from '../../platform/session/session.ts';
import { GuestWelcome } from './guest-welcome.tsx';
import './home.css';
import { NewestPeople } from './newest-people.tsx';
import { OnlineCard } from './online-card.tsx';
import { YourTurnCard } from './your-turn-card.tsx';

/** Home: who waits for an answer, who is here now, who is new. */
export default function HomePage() {
  const me = useMe();
  return (
    <>
      <PageHead title={<Trans>Home</Trans>} onlyMobile actions={<GoldChip className="only-m" />} />
      <div className="home">
        <div className="home-main">
          {me === null ? <GuestWelcome /> : <CompletenessCard profile={me.profile} />}
          <NewestPeople />
        </div>
        <aside className="home-side">
          <YourTurnCard />
          <OnlineCard />
        </aside>
      </div>
    </>
  );
}
