import type { Database } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { endIncident, newestBreaches, openIncident } from './incident.sql.ts';
import { mayPayOut } from './prove-books.ts';

/**
 * Returns whether the books are proved. Alarms the operator once when they are not any more, and once when they are
 * again. An installation that has made no proof yet is not alarmed.
 */
export async function watchProof(database: Database): Promise<boolean> {
  return database.transaction(async (db) => {
    const isProved = await mayPayOut(db);
    if (isProved) {
      const ended = await endIncident.first(db, {});
      if (ended !== undefined)
        await enqueue(db, 'ledger.alarm', { state: 'proved', since: ended.began_at.toISOString(), rules: [] });
      return true;
    }
    const newest = await newestBreaches.first(db, {});
    if (newest !== undefined && (await openIncident.first(db, {})) !== undefined) {
      const rules = newest.breaches.map(({ rule, count }) => `${rule} (${count})`);
      await enqueue(db, 'ledger.alarm', { state: 'unproved', since: newest.made_at.toISOString(), rules });
    }
    return false;
  });
}
