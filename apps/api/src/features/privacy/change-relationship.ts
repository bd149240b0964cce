import type { Db } from '../../platform/db/statement.ts';
import { deleteRelationship, insertRelationship } from './access-policy.sql.ts';

/** Makes two members friends; idempotent. */
export async function befriend(db: Db, oneId: number, otherId: number): Promise<void> {
  await insertRelationship.run(db, { member_id: oneId, other_id: otherId, kind: 'friend' });
  await insertRelationship.run(db, { member_id: otherId, other_id: oneId, kind: 'friend' });
}

/** Blocks a member and ends a friendship with them. */
export async function block(db: Db, memberId: number, otherId: number): Promise<void> {
  await insertRelationship.run(db, { member_id: memberId, other_id: otherId, kind: 'block' });
  await unfriend(db, memberId, otherId);
}

/** Ends a friendship on both sides. */
export async function unfriend(db: Db, oneId: number, otherId: number): Promise<void> {
  await deleteRelationship.run(db, { member_id: oneId, other_id: otherId, kind: 'friend' });
  await deleteRelationship.run(db, { member_id: otherId, other_id: oneId, kind: 'friend' });
}

export async function unblock(db: Db, memberId: number, otherId: number): Promise<void> {
  await deleteRelationship.run(db, { member_id: memberId, other_id: otherId, kind: 'block' });
}
