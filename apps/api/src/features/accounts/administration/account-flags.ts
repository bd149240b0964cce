import type { Db } from '../../../platform/db/statement.ts';
import { ownAccount } from '../account.sql.ts';
import { readFactor } from '../second-step/factor.sql.ts';
import {
  hasMallById,
  identifiedAt,
  memberFlags,
  partnerById,
  saveFlags,
  setIdentified as set,
} from './account-flags.sql.ts';

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

/** What staff set on an account: partner, mall, VIP without paying. */
interface MemberFlags {
  readonly is_partner: boolean;
  readonly has_mall: boolean;
  readonly is_free: boolean;
}

/** Locks the account until the transaction ends. */
export function readMemberFlags(db: Db, id: number): Promise<MemberFlags | undefined> {
  return memberFlags.first(db, { id });
}

export async function saveMemberFlags(db: Db, id: number, flags: MemberFlags): Promise<void> {
  await saveFlags.run(db, { id, ...flags });
}

/** Whether two-step login is on. */
export async function hasSecondStep(db: Db, id: number): Promise<boolean> {
  return (await readFactor.first(db, { account_id: id }))?.is_confirmed ?? false;
}

/** Whether the member wants sounds in the app. */
export async function readSound(db: Db, memberId: number): Promise<boolean> {
  return (await ownAccount.one(db, { id: memberId })).has_sound;
}

/** Whether the mall was opened for this account by staff. */
export async function readHasMall(db: Db, id: number): Promise<boolean> {
  return (await hasMallById.first(db, { id }))?.has_mall ?? false;
}
