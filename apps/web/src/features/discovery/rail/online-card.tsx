import { Trans } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { PeopleCard } from './people-card.tsx';
import { PersonRow } from './person-row.tsx';

/** Online members. */
export function OnlineCard({ people }: { people: readonly MemberCard[] }) {
  const presence = usePresence(people.map(({ user_id }) => user_id));
  return (
    <PeopleCard id="online-now" title={<Trans>Online now</Trans>} all="/user/online">
      {people.map((person) => (
        <OnlineRow key={person.user_id} person={person} isOnline={presence.get(person.user_id) ?? person.online} />
      ))}
    </PeopleCard>
  );
}

function OnlineRow({ person, isOnline }: { person: MemberCard; isOnline: boolean }) {
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  return (
    <PersonRow person={person} isOnline={isOnline}>
      {person.city ?? place(person)}
      {clock}
    </PersonRow>
  );
}
