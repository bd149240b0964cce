import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../platform/db/database.ts';
import { activeByCohort, firstActiveMonth } from '../profiles/public.ts';
import { lockFigures, noteRun, storeCohort, weeksToCount } from './count.sql.ts';

/** Counts who was active in each ended week, by the week of their registration. */
export async function countCohorts(database: Database, { retention_weeks: most }: Limits): Promise<void> {
  const { month: since } = await firstActiveMonth.one(database, {});
  for (const { week } of await weeksToCount.all(database, { most, since }))
    await database.transaction(async (db) => {
      await lockFigures.one(db, { source: 'retention' });
      for (const { cohort, age, size, active } of await activeByCohort.all(db, { week, most }))
        await storeCohort.run(db, { week: cohort, age, size, active });
      await noteRun.run(db, { source: 'retention', day: week });
    });
}
