import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { deleteIdempotencyKeys } from '../../../platform/http/idempotency/idempotency.sql.ts';
import { deleteMailTo } from '../../../platform/mail/mail-outbox.sql.ts';
import { eraseProgress } from '../../../platform/progress/progress.sql.ts';
import { deleteStream } from '../../../platform/realtime/event-log.sql.ts';
import { generateChannel } from '../sessions/session-token.ts';
import { startDeletion, anonymizeAccountRow, deleteAccountRows, lockDeletion } from './closing.sql.ts';
import type { DeletionHold, Eraser } from './eraser.ts';

const batch = 100;

/**
 * Deletes closed accounts whose grace period is over. Returns the number of deleted accounts. Each account is one
 * transaction; a failed one is retried by the next run.
 */
export async function deleteClosedAccounts(
  database: Database,
  erasers: readonly Eraser[],
  { days, holds, log }: { days: number; holds: readonly DeletionHold[]; log: FastifyBaseLogger },
): Promise<number> {
  let deleted = 0;
  const held = (await Promise.all(holds.map((hold) => hold(database)))).flat();
  for (const { id } of await startDeletion.all(database, { days, most: batch, held })) {
    try {
      deleted += (await eraseAccount(database, erasers, id)) ? 1 : 0;
    } catch (error) {
      log.error({ err: error }, 'an account could not be deleted');
    }
  }
  return deleted;
}

async function eraseAccount(database: Database, erasers: readonly Eraser[], id: number): Promise<boolean> {
  for (const eraser of erasers) await eraser.clear?.(database, id);
  return database.transaction(async (db) => {
    const account = await lockDeletion.first(db, { id });
    if (account === undefined) return false;
    for (const eraser of erasers) await eraser.erase(db, id);
    for (const address of [account.email, account.phone])
      if (address !== null) await deleteMailTo.run(db, { recipient: address });
    await deleteStream.run(db, { member_id: id });
    await deleteIdempotencyKeys.run(db, { member_id: id });
    await eraseProgress.run(db, { member_id: id });
    await deleteAccountRows.run(db, { id });
    await anonymizeAccountRow.run(db, { id, channel: generateChannel() });
    return true;
  });
}
