import type { deleteRemark, getRemark, saveFriend, saveRemark } from '@peonia/contract/social/relationships.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maySee, ownRelationship, pinRelationship, readAccessFacts } from '../../privacy/public.ts';
import { remarksAmong, removeRemark, upsertRemark } from './remark.sql.ts';

/** Saves the note about a friend, or pins the friend; omitted fields stay. */
export async function saveFriendNote({
  db,
  caller,
  body,
  emit,
}: Call<typeof saveFriend>): Promise<{ remark: string; top: boolean }> {
  const { user_id, top = null } = body;
  const relationship = await pinRelationship.first(db, { reader: caller.id, other: user_id, top });
  if (relationship === undefined) throw refuse('not_found');
  if (body.remark !== undefined) await writeRemark(db, caller.id, user_id, body.remark);
  const remark = await remarkOf(db, caller.id, user_id);
  emit(caller.id, 'friend.noted', { user_id, remark, top: relationship.is_pinned });
  return { remark, top: relationship.is_pinned };
}

export async function saveNote({
  db,
  caller,
  body,
  emit,
}: Call<typeof saveRemark>): Promise<{ user_id: number; content: string }> {
  const { user_id } = body;
  if (user_id === caller.id) throw refuse('message_to_self');
  if (!maySee(await readAccessFacts(db, caller, user_id))) throw refuse('not_found');
  return { user_id, content: await writeNote({ db, emit }, caller.id, user_id, body.content) };
}

/**
 * Saves the private note about a member the writer may see, and emits it to the writer's other devices. Returns the
 * note.
 */
export async function writeNote(
  { db, emit }: Pick<Call<typeof saveRemark>, 'db' | 'emit'>,
  memberId: number,
  otherId: number,
  text: string,
): Promise<string> {
  await writeRemark(db, memberId, otherId, text);
  const content = await remarkOf(db, memberId, otherId);
  emit(memberId, 'friend.noted', { user_id: otherId, remark: content, top: await isOnTop(db, memberId, otherId) });
  return content;
}

/** Throws `not_found` for a member who may not be seen. */
export async function readNote({
  db,
  caller,
  params,
}: Call<typeof getRemark>): Promise<{ user_id: number; content: string }> {
  if (!maySee(await readAccessFacts(db, caller, params.id))) throw refuse('not_found');
  return { user_id: params.id, content: await remarkOf(db, caller.id, params.id) };
}

export async function deleteNote({
  db,
  caller,
  params,
  emit,
}: Call<typeof deleteRemark>): Promise<Record<string, never>> {
  if ((await removeRemark.run(db, { member_id: caller.id, other_id: params.id })) > 0) {
    emit(caller.id, 'friend.noted', { user_id: params.id, remark: '', top: await isOnTop(db, caller.id, params.id) });
  }
  return {};
}

async function writeRemark(db: Db, memberId: number, otherId: number, text: string): Promise<void> {
  const content = trimText(text);
  if (content === '') await removeRemark.run(db, { member_id: memberId, other_id: otherId });
  else await upsertRemark.run(db, { member_id: memberId, other_id: otherId, content });
}

async function remarkOf(db: Db, memberId: number, otherId: number): Promise<string> {
  return (await remarksAmong.first(db, { reader: memberId, ids: [otherId] }))?.content ?? '';
}

async function isOnTop(db: Db, memberId: number, otherId: number): Promise<boolean> {
  return (await ownRelationship.first(db, { reader: memberId, other: otherId }))?.is_pinned ?? false;
}
