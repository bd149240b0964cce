import type { Database } from '../../../platform/db/database.ts';
import { finishView } from './finish-view.ts';
import { endOverdue } from './view-as.sql.ts';

const batch = 100;

/** Ends views whose time is over, or whose session has ended. */
export async function endOverdueViews(database: Database): Promise<void> {
  for (let count = batch; count === batch;) {
    count = await database.transaction(async (db) => {
      const views = await endOverdue.all(db, { most: batch });
      for (const view of views) await finishView(db, view);
      return views.length;
    });
  }
}
