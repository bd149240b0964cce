import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { closeOpenAccount, closedContact } from './closing.sql.ts';
import { suspendedAccount } from './suspended-account.sql.ts';
import { setSuspendedErasure } from './suspended-account.ts';

/**
 * Closes an active or suspended account, as its owner can, and writes to the owner. It is deleted after `days`. Returns
 * false if it is closed already. Sessions are the caller's.
 */
export async function closeByStaff(db: Db, { id, days }: { id: number; days: number }): Promise<boolean> {
  const suspended = await suspendedAccount.first(db, { id });
  if (suspended !== undefined) {
    if (suspended.closed_at !== null) return false;
    await setSuspendedErasure(db, { id, wanted: true, days });
    return true;
  }
  if ((await closeOpenAccount.run(db, { id })) === 0) return false;
  const { name, email, phone, language } = await closedContact.one(db, { id });
  await enqueueAccountNotification(db, {
    kind: 'account-closed',
    email,
    phone,
    language: language as Language,
    values: { name, days },
  });
  return true;
}
