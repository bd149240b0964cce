import type { Db } from '../../platform/db/statement.ts';
import { contactShown } from './contact.sql.ts';

/** Whether the owner offers contact information or the reader has bought it. Does not check the access policy. */
export async function offersContact(db: Db, readerId: number, ownerId: number): Promise<boolean> {
  return (await contactShown.one(db, { reader: readerId, owner_id: ownerId })).is_shown;
}
