import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import { usePeople } from '../../features/discovery/lists/queries.ts';
import { useLocalClock } from '../../features/profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../features/profiles/summary/place-name.ts';
import { SayHiButton } from '../../features/social/say-hi/say-hi-button.tsx';
import { usePresence } from '../../platform/realtime/live.ts';
import { Link } from '../../platform/router/link.tsx';
import { useMe } from '../../platform/session/session.ts';
import * as css from './home.module.css';

const MOST = 5;

/** Online members. Hidden if there are none. */
export function OnlineCard() {
  const me = useMe();
  const { items } = usePeople('online');
  const people = items.filter(({ user_id }) => user_id !== me?.id).slice(0, MOST);
  const presence = usePresence(people.map(({ user_id }) => user_id));
  if (people.length === 0) return null;
  return (
    <Card edge className={css.homeCard} aria-labelledby="online-now">
      <CardHead
        id="online-now"
        title={<Trans>Online now</Trans>}
        action={
          <Link className="link" href="/user/online">
            <Trans>See all</Trans>
          </Link>
        }
      />
      <ul>
        {people.map((person) => (
          <li key={person.user_id} className={css.homeRow}>
            <OnlineRow person={person} isOnline={presence.get(person.user_id) ?? person.online} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OnlineRow({ person, isOnline }: { person: MemberCard; isOnline: boolean }) {
  const { t } = useLingui();
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  return (
    <>
      <Link href={`/profile/${person.user_id}`} tabIndex={-1} aria-hidden="true">
        <Avatar name={person.name} src={person.avatar ?? undefined} online={isOnline && t`Online`} />
      </Link>
      <span className={`grow ${css.grow}`}>
        <NameLine
          name={person.name}
          age={person.age ?? undefined}
          href={`/profile/${person.user_id}`}
          verified={person.verified === 1 && t`Verified`}
          crown={person.vip === 1 && t`VIP`}
        />
        <Meta>
          {person.city ?? place(person)}
          {clock}
        </Meta>
      </span>
      <SayHiButton person={person} />
    </>
  );
}
