import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';
import { usePresence } from '../../../platform/realtime/live.ts';
import { MemberTile } from './member-tile.tsx';
import * as css from './people-list.module.css';

/** Photos of the first row on wide screens load eagerly, the others lazily. */
const FIRST_ROW = 4;

/**
 * A grid of member cards with live presence. A member who was ranked again between two pages of a list may be on both,
 * and is shown once.
 */
export function PeopleGrid({
  people: cards,
  label,
  note,
}: {
  people: readonly MemberCard[];
  label: string;
  note?: ((person: MemberCard) => ReactNode) | undefined;
}) {
  const people = [...new Map(cards.map((card) => [card.user_id, card])).values()];
  const presence = usePresence(people.map(({ user_id }) => user_id));
  return (
    <ul className="grid" aria-label={label}>
      {people.map((person, position) => (
        <li key={person.user_id} className={css.peopleOne}>
          <MemberTile
            person={person}
            online={presence.get(person.user_id)}
            eager={position < FIRST_ROW}
            note={note?.(person)}
          />
        </li>
      ))}
    </ul>
  );
}
