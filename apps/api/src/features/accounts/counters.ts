import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { CounterSource, counterSources } from './hooks.ts';
import { counterStatement } from './me.sql.ts';

export type Counters = Readonly<Record<keyof typeof counterSources, CounterSource>>;

/** Opens the read of all counters of a member. Call it while the program starts. */
export function openCounters(counters: Counters): (db: Db, memberId: number) => Promise<Counter> {
  const read = counterStatement(counterColumns(counters), counterRows(counters));
  return (db, memberId) => read.one(db, { reader: memberId });
}

/** The expressions of all counters by their names. */
export function counterColumns({
  likeme,
  message,
  request,
  notification,
  order,
}: Counters): Record<keyof Counter, string> {
  return {
    likeme: likeme.sql,
    message: message.sql,
    request: request.sql,
    notification: notification.sql,
    order: order.sql,
  };
}

/** The queries that the expressions read, each once. */
export function counterRows(counters: Counters): string[] {
  return [...new Set(Object.values(counters).flatMap(({ from }) => from ?? []))];
}
