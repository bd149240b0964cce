import type { Db } from '../../../platform/db/statement.ts';
import { readEmail, readPhone } from '../contact.ts';
import { nameKey } from '../registration/name-rule.ts';
import { findAccounts as findExactly, findByBeginning } from './member-page.sql.ts';
import type { MemberHit } from './member-source.ts';

/** Shorter beginnings of a name would find too many. */
const shortestBeginning = 3;

/** Accounts with this number, name, e-mail address or phone number; else those whose name begins with the text. */
export async function findAccounts(db: Db, text: string): Promise<readonly MemberHit[]> {
  const name_key = nameKey(text);
  const email = readEmail(text);
  const hits = await findExactly.all(db, {
    id: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null,
    name_key,
    email_key: email?.kind === 'email' ? email.key : null,
    phone: readPhone(text)?.value ?? null,
  });
  return hits.length > 0 || name_key.length < shortestBeginning ? hits : findByBeginning.all(db, { name_key });
}
