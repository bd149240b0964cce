import type { Db } from '../../../platform/db/statement.ts';
import { befriend, block, unblock, unfriend } from '../../privacy/public.ts';
import { declineRequest, deleteRequest, insertRequest } from './friend-request.sql.ts';
import type { Relationship } from './friendship.ts';

/** Writes the difference between two states of a relationship. */
export async function writeRelationship(
  db: Db,
  myId: number,
  theirId: number,
  before: Relationship,
  after: Relationship,
): Promise<void> {
  if (after.friends && !before.friends) await befriend(db, myId, theirId);
  if (!after.friends && before.friends) await unfriend(db, myId, theirId);
  if (after.i_block && !before.i_block) await block(db, myId, theirId);
  if (!after.i_block && before.i_block) await unblock(db, myId, theirId);
  if (after.request !== before.request) await writeRequest(db, myId, theirId, after.request);
}

async function writeRequest(db: Db, myId: number, theirId: number, request: Relationship['request']): Promise<void> {
  if (request?.declined) {
    await declineRequest.run(db, { sender_id: theirId, receiver_id: myId });
    return;
  }
  // Also deletes an expired declined request.
  await deleteRequest.run(db, { one: myId, other: theirId });
  if (request !== null) await insertRequest.run(db, { sender_id: myId, receiver_id: theirId });
}
