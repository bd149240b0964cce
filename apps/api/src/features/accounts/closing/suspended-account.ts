import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { setSuspendedClosed, suspendedAccount } from './suspended-account.sql.ts';

interface SuspendedAccount {
  readonly name: string;
  readonly language: Language;
  /** When the account is deleted, if its owner asked for it. */
  readonly erase_at: Date | null;
}

/** A suspended account, or undefined for an account in any other state. `days`: grace period of a deletion. */
export async function readSuspendedAccount(db: Db, id: number, days: number): Promise<SuspendedAccount | undefined> {
  const row = await suspendedAccount.first(db, { id });
  return row === undefined
    ? undefined
    : {
        name: row.name,
        language: row.language as Language,
        erase_at: row.closed_at === null ? null : new Date(row.closed_at.getTime() + days * 86_400_000),
      };
}

/** Asks for the deletion of a suspended account after the grace period, or withdraws it. The owner gets a mail. */
export async function setSuspendedErasure(
  db: Db,
  { id, wanted, days }: { id: number; wanted: boolean; days: number },
): Promise<void> {
  if ((await setSuspendedClosed.run(db, { id, wanted })) === 0) return;
  const { name, email, phone, language } = await suspendedAccount.one(db, { id });
  await enqueueAccountNotification(db, {
    kind: wanted ? 'suspended-erasure' : 'suspended-kept',
    email,
    phone,
    language: language as Language,
    values: { name, days },
  });
}
