import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import type { AccountNotificationKind } from '../account-notifications.ts';
import { generateToken, hashToken } from '../sessions/session-token.ts';
import { deleteOtherSessions } from '../sessions/session.sql.ts';
import { formerEmails, insertUndo, lockOwner } from './owner.sql.ts';

export interface ChangeContext {
  readonly database: Database;
  readonly config: Config;
  readonly realtime: Realtime;
  nudge(): void;
}

interface Change {
  readonly accountId: number;
  /** Session that stays; null ends all. */
  readonly except: number | null;
  readonly kind: AccountNotificationKind;
  /** Also told to each proven address that the account had while links to undo its change are valid. */
  readonly formerKind?: AccountNotificationKind;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Makes a change to who can enter an account, in one transaction: `work` changes it, the other sessions end, and the
 * address as it was before gets a notice. What was there is stored for the link that undoes the change, which only a
 * proven address gets. Every change of address, password, linked login or payout method goes through here. Source:
 * requirement 15.
 */
export async function changeAccess<T>(
  { accountId, except, kind, formerKind, values }: Change,
  { database, config, realtime, nudge }: ChangeContext,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { result, ended } = await database.transaction(async (db) => {
    const before = await lockOwner.one(db, { id: accountId });
    const isProven = before.email_verified || before.phone_verified;
    const token = generateToken();
    await insertUndo.run(db, {
      account_id: accountId,
      token_hash: hashToken(token),
      hours: config.limits.undo_hours,
    });
    const done = await work(db);
    await enqueueAccountNotification(db, {
      kind,
      email: before.email_verified || !isProven ? before.email : null,
      phone: before.phone_verified || !isProven ? before.phone : null,
      language: before.language as Language,
      values: {
        name: before.name,
        ...values,
        ...(isProven ? { undo: token, hours: config.limits.undo_hours } : {}),
      },
    });
    if (formerKind !== undefined)
      for (const { email } of await formerEmails.all(db, { account_id: accountId }))
        await enqueueAccountNotification(db, {
          kind: formerKind,
          email,
          phone: null,
          language: before.language as Language,
          values: { name: before.name },
        });
    return { result: done, ended: await deleteOtherSessions.all(db, { account_id: accountId, except }) };
  });
  for (const session of ended) realtime.closeSession(accountId, session.id, closeCodes.session_over);
  nudge();
  return result;
}
