import type { Db } from '../../platform/db/statement.ts';
import { contactShown } from './contact.sql.ts';

/**
 * Has the reader something to open or buy there, as far as the owner's own choice goes? Who may see whom is asked
 * elsewhere.
 */
export async function offersContact(db: Db, readerId: number, ownerId: number): Promise<boolean> {
  return (await contactShown.one(db, { reader: readerId, owner_id: ownerId })).is_shown;
}
