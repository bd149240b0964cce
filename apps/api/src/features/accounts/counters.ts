import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { CounterSource, counterSources } from './hooks.ts';

export type Counters = Readonly<Record<keyof typeof counterSources, CounterSource>>;

/** All counters of the member, read at once. */
export async function readCounters(counters: Counters, db: Db, memberId: number): Promise<Counter> {
  const [likeme, message, notification, order, request] = await Promise.all([
    counters.likeme.count(db, memberId),
    counters.message.count(db, memberId),
    counters.notification.count(db, memberId),
    counters.order.count(db, memberId),
    counters.request.count(db, memberId),
  ]);
  return { likeme, message, request, notification, order };
}
