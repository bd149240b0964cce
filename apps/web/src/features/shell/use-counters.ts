import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import { useMe } from '../../platform/session/session.ts';

const noCounters: Counter = { likeme: 0, message: 0, request: 0, notification: 0, order: 0 };

/** The member's unread counters; all 0 for a guest. */
export function useCounters(): Counter {
  return useMe()?.counter ?? noCounters;
}
