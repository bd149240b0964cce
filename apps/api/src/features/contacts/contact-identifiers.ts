import type { Db } from '../../platform/db/statement.ts';
import { contactsOf } from './contact.sql.ts';

/** What members have written down as their contact information: for hiding it where nobody is to learn who they are. */
export async function contactIdentifiers(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = ids.length === 0 ? [] : await contactsOf.all(db, { ids: [...ids] });
  return rows.flatMap(({ facebook, wechat, phone, email }) =>
    [facebook, wechat, phone, email].filter((one) => one !== null),
  );
}
