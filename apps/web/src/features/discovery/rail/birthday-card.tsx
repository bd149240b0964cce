import { Trans } from '@lingui/react/macro';
import type { ListedCard } from '@peonia/contract/discovery/discovery.ts';
import { PeopleCard } from './people-card.tsx';
import { PersonRow } from './person-row.tsx';

/** Members whose birthday is today or within a week. */
export function BirthdayCard({ people }: { people: readonly ListedCard[] }) {
  return (
    <PeopleCard id="birthdays" title={<Trans>Birthdays</Trans>} all="/user/birthday">
      {people.map((person) => (
        <PersonRow key={person.user_id} person={person} isOnline={person.online}>
          {person.reasons.includes('birthday_today') ? <Trans>Birthday today</Trans> : <Trans>Birthday soon</Trans>}
        </PersonRow>
      ))}
    </PeopleCard>
  );
}
