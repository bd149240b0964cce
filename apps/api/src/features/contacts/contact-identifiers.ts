import type { Db } from '../../platform/db/statement.ts';
import { contactsOf } from './contact.sql.ts';

/** All contact information that members have entered. Used to redact it where members must stay anonymous. */
export async function contactIdentifiers(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = ids.length === 0 ? [] : await contactsOf.all(db, { ids: [...ids] });
  return rows.flatMap(({ facebook, wechat, phone, email }) =>
    [facebook, wechat, phone, email].filter((one) => one !== null),
  );
}
