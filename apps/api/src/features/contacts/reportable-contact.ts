import type { Db } from '../../platform/db/statement.ts';
import { contactFor } from './contact.sql.ts';

const fields = ['facebook', 'wechat', 'phone', 'email'] as const;

/**
 * Contact information of a member as far as the reader can report it: field names for everyone who sees the offer,
 * values if bought.
 */
export async function reportableContact(
  db: Db,
  readerId: number,
  ownerId: number,
): Promise<{ label: string; value: string }[]> {
  const row = await contactFor.first(db, { owner_id: ownerId, reader: readerId });
  if (row === undefined || !(row.is_shown || row.is_bought)) return [];
  return fields.flatMap((label) => (row[label] === null ? [] : [{ label, value: row.is_bought ? row[label] : '' }]));
}
