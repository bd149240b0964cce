import type { MemberCard } from '@peonia/contract/member-card.ts';
import { useLocalClock } from '../../profiles/public.ts';

/** Where the other is and what time it is there. */
export function useWhereabouts({ city, time_zone: timeZone }: MemberCard) {
  const clock = useLocalClock(timeZone);
  return [city, clock].filter((part) => part !== null);
}
