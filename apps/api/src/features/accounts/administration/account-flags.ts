import type { Db } from '../../../platform/db/statement.ts';
import { ownAccount } from '../account.sql.ts';
import { identifiedAt, partnerById, setIdentified as set } from './account-flags.sql.ts';

/** When the member's identity was verified; null if it is not. */
export async function readIdentified(db: Db, accountId: number): Promise<Date | null> {
  return (await identifiedAt.one(db, { id: accountId })).identified_at;
}

/** Sets or clears the identity badge. Returns true if the value changed. */
export async function setIdentified(db: Db, accountId: number, isIdentified: boolean): Promise<boolean> {
  return (await set.first(db, { id: accountId, is_identified: isIdentified })) !== undefined;
}

/** Whether the member is a partner, who earns a share of paid items. */
export async function isPartner(db: Db, id: number): Promise<boolean> {
  return (await partnerById.first(db, { id }))?.is_partner ?? false;
}

/** Whether the member wants sounds in the app. */
export async function readSound(db: Db, memberId: number): Promise<boolean> {
  return (await ownAccount.one(db, { id: memberId })).has_sound;
}
