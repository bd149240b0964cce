import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { AccountStatus } from '../account.sql.ts';
import type { MailContact } from '../mail-contacts.ts';
import {
  accountSummariesOf,
  accountActivity,
  identifiersOf,
  suspensionContactOf,
} from './account-administration.sql.ts';

export interface AccountSummary {
  readonly name: string;
  readonly status: AccountStatus;
  readonly is_partner: boolean;
  readonly created_at: Date;
}

/** Account data shown to staff, whatever the status of the account. */
export async function readAccountSummaries(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AccountSummary>> {
  const rows = ids.length === 0 ? [] : await accountSummariesOf.all(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Number of devices and sessions, countries, and time of the latest login of an account. */
export function readAccountActivity(
  db: Db,
  id: number,
): Promise<{ devices: number; sessions: number; countries: string[]; login_at: Date | null }> {
  return accountActivity.one(db, { id });
}

/**
 * Mail address for messages about the account itself. Includes suspended members, who cannot read notifications in the
 * app.
 */
export async function readSuspensionContact(db: Db, id: number): Promise<MailContact | undefined> {
  const row = await suspensionContactOf.first(db, { id });
  return row === undefined ? undefined : { ...row, language: row.language as Language };
}

/** Name, mail address and phone number of each account. Used only to redact them from texts, never to show them. */
export async function readAccountIdentifiers(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = ids.length === 0 ? [] : await identifiersOf.all(db, { ids: [...ids] });
  return rows.flatMap(({ name, email, phone }) => [name, email, phone].filter((one) => one !== null));
}
