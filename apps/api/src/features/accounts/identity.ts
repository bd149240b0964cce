import type { Db } from '../../platform/db/statement.ts';
import { identifiedAt, setIdentified as set } from './identity.sql.ts';

/** Since when the member's identity is verified; null where it is not. */
export async function readIdentified(db: Db, accountId: number): Promise<Date | null> {
  return (await identifiedAt.one(db, { id: accountId })).identified_at;
}

/** Gives the badge or takes it away; true where that changed something. */
export async function setIdentified(db: Db, accountId: number, isIdentified: boolean): Promise<boolean> {
  return (await set.first(db, { id: accountId, is_identified: isIdentified })) !== undefined;
}
