import { Trans } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { PeopleCard } from './people-card.tsx';
import { PersonRow } from './person-row.tsx';

/** People of the reader's conversations for whom it is day now, with their local time beside the reader's. */
export function AwakeCard({ people, now }: { people: readonly MemberCard[]; now: Date }) {
  const { language } = useLanguage();
  const presence = usePresence(people.map(({ user_id }) => user_id));
  const time = formatTime(language, now);
  return (
    <PeopleCard id="awake-now" title={<Trans>Awake now</Trans>} note={<Trans>It is {time} where you are.</Trans>}>
      {people.map((person) => (
        <AwakeRow key={person.user_id} person={person} isOnline={presence.get(person.user_id) ?? person.online} />
      ))}
    </PeopleCard>
  );
}

function AwakeRow({ person, isOnline }: { person: MemberCard; isOnline: boolean }) {
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  return (
    <PersonRow person={person} isOnline={isOnline} isChat>
      {clock}
      {person.city ?? place(person)}
    </PersonRow>
  );
}
