import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import {
  accountSummariesOf,
  accountActivity,
  identifiersOf,
  suspensionContactOf,
  resume,
  suspend,
} from './account-administration.sql.ts';
import type { AccountStatus } from './account.sql.ts';
import type { MailContact } from './mail-contacts.ts';

export interface AccountSummary {
  readonly name: string;
  readonly status: AccountStatus;
  readonly is_partner: boolean;
  readonly created_at: Date;
}

/** What the staff may know of accounts, open or not. */
export async function readAccountSummaries(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AccountSummary>> {
  const rows = ids.length === 0 ? [] : await accountSummariesOf.all(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** From how many devices and which countries an account was used, and when last. */
export function readAccountActivity(
  db: Db,
  id: number,
): Promise<{ devices: number; sessions: number; countries: string[]; login_at: Date | null }> {
  return accountActivity.one(db, { id });
}

/** Suspends an open account: its devices are put out at once. */
export async function suspendAccount(db: Db, id: number): Promise<void> {
  await suspend.run(db, { id });
}

/** Opens a suspended account again. One that its owner closed meanwhile stays closed. */
export async function resumeAccount(db: Db, id: number): Promise<void> {
  await resume.run(db, { id });
}

/** Where somebody is written to about the account itself, also while it is suspended: they can read it nowhere else. */
export async function readSuspensionContact(db: Db, id: number): Promise<MailContact | undefined> {
  const row = await suspensionContactOf.first(db, { id });
  return row === undefined ? undefined : { ...row, language: row.language as Language };
}

/** Everything of an account by which somebody could be found elsewhere: never to be shown, only to be hidden. */
export async function readAccountIdentifiers(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = ids.length === 0 ? [] : await identifiersOf.all(db, { ids: [...ids] });
  return rows.flatMap(({ name, email, phone }) => [name, email, phone].filter((one) => one !== null));
}
