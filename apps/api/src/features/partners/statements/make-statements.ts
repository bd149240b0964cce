import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { earnedInSpan, earnersInSpan } from '../../ledger/public.ts';
import '../events.ts';
import { insertStatement } from './statement.sql.ts';

const batch = 200;
const dayLength = 24 * 60 * 60 * 1_000;

/** Monday by UTC of the last week that has ended, `YYYY-MM-DD`. */
export function lastWeek(now: Date): string {
  const day = Math.floor(now.getTime() / dayLength);
  // Day 0, the first of January 1970, was a Thursday.
  const monday = day - ((day + 3) % 7) - 7;
  return dayOf(new Date(monday * dayLength));
}

/**
 * Makes the statement of the last week for each member who earned or whose earned gold moved in it, each with its mail
 * in one transaction. Run again, it makes the missing ones only.
 */
export async function makeStatements(database: Database, now: Date): Promise<void> {
  const week = lastWeek(now);
  const from = `${week}T00:00:00Z`;
  const until = new Date(Date.parse(from) + 7 * dayLength).toISOString();
  for (let after = 0; ;) {
    const members = await earnersInSpan.all(database, { from, until, after, most: batch });
    for (const { member_id } of members)
      await database.transaction(async (db) => {
        const { kinds, ...sums } = await earnedInSpan.one(db, { member_id, from, until });
        const made = await insertStatement.first(db, { ...sums, member_id, week, kinds: JSON.stringify(kinds) });
        if (made !== undefined) await enqueue(db, 'partners.statement', { statement_id: made.id });
      });
    after = members.at(-1)?.member_id ?? 0;
    if (members.length < batch) return;
  }
}
