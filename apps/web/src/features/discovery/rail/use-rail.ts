import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { ListedCard } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { usePeople } from '../lists/queries.ts';
import { isAwake } from './is-awake.ts';
import { useRecentThreads } from './use-recent-threads.ts';

const MOST = { turns: 4, awake: 3, online: 4, birthdays: 3 };

interface Rail {
  readonly turns: readonly Thread[];
  readonly awake: readonly MemberCard[];
  readonly online: readonly MemberCard[];
  readonly birthdays: readonly ListedCard[];
  readonly now: Date;
}

/** What the rail shows; null while a part of it is loading. A part that failed is empty. */
export function useRail(): Rail | null {
  const me = useMe();
  const now = useMinute();
  const threads = useRecentThreads();
  const online = usePeople('online');
  const birthdays = usePeople('birthday');
  if (now === null || threads === undefined || online.isPending || birthdays.isPending) return null;
  const others = (people: readonly ListedCard[]) => people.filter(({ user_id }) => user_id !== me?.id);
  const here = others(online.items).slice(0, MOST.online);
  const isShown = (person: MemberCard) => here.some(({ user_id }) => user_id === person.user_id);
  return {
    turns: threads.filter(({ your_turn }) => your_turn).slice(0, MOST.turns),
    awake: threads
      .map(({ user }) => user)
      .filter((person) => isAwake(person.time_zone, now) && !isShown(person))
      .slice(0, MOST.awake),
    online: here,
    birthdays: others(birthdays.items).slice(0, MOST.birthdays),
    now,
  };
}
