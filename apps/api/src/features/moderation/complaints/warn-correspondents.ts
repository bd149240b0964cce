import type { Database } from '../../../platform/db/database.ts';
import { correspondentsOf } from '../../chat/public.ts';
import { notify } from '../../notifications/public.ts';

/**
 * Tells everybody who wrote with a member that they were banned for fraud. The name travels with it: the account is
 * nobody's to look up any more.
 */
export async function warnCorrespondents(
  database: Database,
  { account_id, name }: { account_id: number; name: string },
): Promise<void> {
  for await (const ids of correspondentsOf(database, account_id)) {
    await database.transaction(async (db) => {
      for (const member_id of ids)
        await notify(db, {
          member_id,
          type: 'profile',
          what: 'fraud',
          person_id: null,
          thing: account_id,
          facts: { content: name },
        });
    });
  }
}
