import { Trans } from '@lingui/react/macro';
import { News } from '../../features/feed/news.tsx';
import { CompletenessCard } from '../../features/profiles/summary/completeness-card.tsx';
import { GoldChip } from '../../features/shell/header/gold-chip.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useMe } from '../../platform/session/session.ts';
import { AuthorGift } from '../feed/author-gift.tsx';
import { GuestWelcome } from './guest-welcome.tsx';
import { OnlineCard } from './online-card.tsx';
import { YourTurnCard } from './your-turn-card.tsx';
import * as css from './home.module.css';

/** Home: news, conversations that wait for a reply, and online members. */
export default function HomePage() {
  const me = useMe();
  return (
    <>
      <PageHead title={<Trans>News</Trans>} onlyMobile actions={<GoldChip className="phone-only" />} />
      <div className={css.home}>
        <div className={css.homeMain}>
          {me === null ? <GuestWelcome /> : <CompletenessCard profile={me.profile} />}
          <News renderGift={(author) => <AuthorGift author={author} />} />
        </div>
        <aside className={css.homeSide}>
          <YourTurnCard />
          <OnlineCard />
        </aside>
      </div>
    </>
  );
}
