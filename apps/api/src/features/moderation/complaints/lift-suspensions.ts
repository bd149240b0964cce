import type { Database } from '../../../platform/db/database.ts';
import { resumeAccount } from '../../accounts/public.ts';
import { endDue } from './sanction.sql.ts';

const batch = 100;

/** Restores accounts whose suspension has ended, unless another one is active. */
export async function liftSuspensions(database: Database): Promise<void> {
  for (let count = batch; count === batch;) {
    count = await database.transaction(async (db) => {
      const rows = await endDue.all(db, { most: batch });
      for (const { member_id, is_out } of rows) if (!is_out) await resumeAccount(db, member_id);
      return rows.length;
    });
  }
}
