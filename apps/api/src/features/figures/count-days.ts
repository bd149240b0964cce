import { addDays } from '@peonia/core/calendar-day.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FigureSource } from '../accounts/public.ts';
import { clearDay, daysToCount, lockFigures, noteRun, storeDay } from './count.sql.ts';

/** Days that one night counts of a source at most; an older history follows in the next nights. */
const daysPerNight = 60;

/**
 * Counts the days that are missing or may have changed, the newest first. Each day of a source is one transaction that
 * replaces its rows, so a run that was stopped or is repeated leaves the same figures.
 */
export async function countDays(database: Database, sources: readonly FigureSource[]): Promise<void> {
  for (const source of sources) {
    const { name, settles } = source;
    const days = await daysToCount.all(database, { source: name, settles, most: daysPerNight });
    for (const { day } of days) await countDay(database, source, day);
  }
}

async function countDay(database: Database, source: FigureSource, day: string): Promise<void> {
  await database.transaction(async (db) => {
    await lockFigures.one(db, { source: source.name });
    const rows = await source.read(db, { from: `${day}T00:00:00Z`, before: `${addDays(day, 1)}T00:00:00Z` });
    await clearDay.run(db, { metrics: source.metrics, day });
    await storeDay.run(db, { day, rows: JSON.stringify(rows) });
    await noteRun.run(db, { source: source.name, day });
  });
}
