import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import { insertDay, nextOpenDay, storeDay } from './book-day.sql.ts';

/**
 * Closes every day before today that is not closed yet, oldest first, each in a transaction. Runs an hour after
 * midnight UTC: by then no transaction of the day before is open any more.
 */
export async function closeDays(database: Database, now = new Date()): Promise<string[]> {
  const today = dayOf(now);
  const days: string[] = [];
  for (;;) {
    const { day } = await nextOpenDay.one(database, {});
    if (day === null || day >= today) return days;
    await database.transaction(async (db) => {
      // Another process that closes the same day waits here, and then skips it.
      if ((await insertDay.first(db, { day })) !== undefined) await storeDay.run(db, { day });
    });
    days.push(day);
  }
}
