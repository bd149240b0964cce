import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';

/** City and local time of the other member. */
export function useLocationLine({ city, time_zone: timeZone }: MemberCard) {
  const clock = useLocalClock(timeZone);
  return [city, clock].filter((part) => part !== null);
}
