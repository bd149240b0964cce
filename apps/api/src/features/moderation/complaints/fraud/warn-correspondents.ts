import type { Database } from '../../../../platform/db/database.ts';
import { correspondentsOf } from '../../../chat/public.ts';
import { notify } from '../../../notifications/public.ts';

/**
 * Notifies all correspondents of a member banned for fraud. The name is part of the notification: the account cannot be
 * looked up any more.
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
          subject: account_id,
          facts: { content: name },
        });
    });
  }
}
