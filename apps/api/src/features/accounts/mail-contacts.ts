import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import { mailContactsOf } from './account.sql.ts';

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
