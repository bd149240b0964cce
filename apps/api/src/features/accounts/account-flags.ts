import type { Db } from '../../platform/db/statement.ts';
import { identifiedAt, partnerById, setIdentified as set } from './account-flags.sql.ts';
import { ownAccount } from './account.sql.ts';

/** Since when the member's identity is verified; null where it is not. */
export async function readIdentified(db: Db, accountId: number): Promise<Date | null> {
  return (await identifiedAt.one(db, { id: accountId })).identified_at;
}

/** Gives the badge or takes it away; true where that changed something. */
export async function setIdentified(db: Db, accountId: number, isIdentified: boolean): Promise<boolean> {
  return (await set.first(db, { id: accountId, is_identified: isIdentified })) !== undefined;
}

/** Is the member a partner, whose own things earn? */
export async function isPartner(db: Db, id: number): Promise<boolean> {
  return (await partnerById.first(db, { id }))?.is_partner ?? false;
}

/** Does the member want the program's sounds? */
export async function readSound(db: Db, memberId: number): Promise<boolean> {
  return (await ownAccount.one(db, { id: memberId })).has_sound;
}
