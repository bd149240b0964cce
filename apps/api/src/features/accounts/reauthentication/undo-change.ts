import type { undoChange as endpoint } from '@peonia/contract/accounts/account-codes.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { hashToken } from '../sessions/session-token.ts';
import { deleteOtherSessions } from '../sessions/session.sql.ts';
import type { ChangeContext } from './change-access.ts';
import {
  consumeUndo,
  dropLaterFactors,
  forgetDevices,
  relinkLogins,
  restoreAccount,
  restoreFactors,
  unlinkLaterLogins,
} from './owner.sql.ts';

/** Takes back what an account changed since a moment, an ISO time with microseconds. */
export type AccessUndo = (db: Db, accountId: number, since: string) => Promise<void>;

/**
 * Restores addresses, password, linked logins, passkeys and second step as they were before a change, undoes changes
 * that other features keep, and ends all sessions. Throws `undo_expired` for a used or old link, and where the address
 * was proven by another account since.
 */
export async function undoChange(
  { body }: Call<typeof endpoint>,
  {
    database,
    realtime,
    undos,
  }: Pick<ChangeContext, 'database' | 'realtime'> & {
    readonly undos: readonly AccessUndo[];
  },
): Promise<Record<string, never>> {
  const accountId = await database
    .transaction(async (db) => {
      const undo = await consumeUndo.first(db, { token_hash: hashToken(body.token) });
      if (undo === undefined) throw refuse('undo_expired');
      const id = undo.account_id;
      const logins = { account_id: id, logins: JSON.stringify(undo.restored['logins']) };
      const restored = JSON.stringify(undo.restored);
      await restoreAccount.run(db, { id, restored });
      await unlinkLaterLogins.run(db, logins);
      await relinkLogins.run(db, logins);
      const since = String(undo.restored['created_at']);
      await dropLaterFactors.run(db, { account_id: id, since });
      await restoreFactors.run(db, { account_id: id, restored });
      for (const undoPart of undos) await undoPart(db, id, since);
      await forgetDevices.run(db, { account_id: id });
      await deleteOtherSessions.run(db, { account_id: id, except: null });
      return id;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refuse('undo_expired') : error;
    });
  realtime.closeSession(accountId, null, closeCodes.session_over);
  return {};
}
