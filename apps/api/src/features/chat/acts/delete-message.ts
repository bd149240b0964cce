import type { deleteMessage as endpoint } from '@peonia/contract/message-acts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { TakesUploads } from '../../media/public.ts';
import { lockSide } from '../thread-member.sql.ts';
import { blankMessages, deleteFor, holdMessage, messageAs, settleSide } from './message-act.sql.ts';

/** Deletes a message for oneself. Once both have deleted it, nothing is kept of it but its number. */
export async function deleteMessage(
  { db, emit, params, caller, language }: Call<typeof endpoint>,
  taking: TakesUploads,
): Promise<Record<string, never>> {
  const held = await holdMessage.first(db, { reader: caller.id, id: params.id });
  if (held === undefined) throw refuse('not_found');
  const key = { member_id: caller.id, thread_id: held.thread_id };
  const before = await lockSide.one(db, key);
  const { is_over } = await deleteFor.one(db, { id: held.id, reader: caller.id });
  if (is_over) await blank({ db, thread_id: held.thread_id, seq: held.seq, up_to: 0 }, taking);
  const side = await settleSide.one(db, key);
  const newest =
    side.newest_id === null
      ? undefined
      : await messageAs.first(db, { reader: caller.id, language, id: side.newest_id });
  emit(caller.id, 'message.deleted', {
    thread_id: held.thread_id,
    user_id: held.other_id,
    seq: held.seq,
    summary: newest?.message ?? null,
    updated_at: side.updated_at,
    count: before.unread - side.unread,
  });
  return {};
}

/** Forgets what nobody keeps: one message, or all up to a number. */
export async function blank(
  { db, ...which }: { db: Call<typeof endpoint>['db']; thread_id: number; seq: number | null; up_to: number },
  taking: TakesUploads,
): Promise<void> {
  for (const { sender_id, upload_ids } of await blankMessages.all(db, which))
    await taking.takeBack(db, sender_id, upload_ids);
}
