import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import { accountByContact, mailContactsOf } from './account.sql.ts';
import { contactKeys, readEmail } from './contact.ts';

export interface MailContact {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Mail contacts of active accounts with a verified e-mail address; other ids are left out. */
export async function mailContacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, MailContact>> {
  const rows = ids.length === 0 ? [] : await mailContactsOf.all(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, { name: row.name, email: row.email, language: row.language as Language }]));
}

/** The account that mail to this address is for: its proven owner, else the newest one that gave it. */
export async function ownerOfAddress(db: Db, address: string): Promise<number | null> {
  const contact = readEmail(address);
  if (contact === null) return null;
  return (await accountByContact.first(db, { ...contactKeys(contact), status: 'active' }))?.id ?? null;
}
