import type { deleteMessage as endpoint } from '@peonia/contract/chat/message-acts.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { AttachesUploads } from '../../../media/public.ts';
import { lockThreadMember } from '../../threads/thread-member.sql.ts';
import { purgeMessages, deleteMessageFor, lockMessage, messageAs, refreshThreadMember } from './change-message.sql.ts';

/** Deletes a message for the caller. Its content is purged once both participants have deleted it. */
export async function deleteMessage(
  { db, emit, params, caller, language }: Call<typeof endpoint>,
  taking: AttachesUploads,
): Promise<Record<string, never>> {
  const locked = await lockMessage.first(db, { reader: caller.id, id: params.id });
  if (locked === undefined) throw refuse('not_found');
  const key = { member_id: caller.id, thread_id: locked.thread_id };
  const before = await lockThreadMember.one(db, key);
  const { is_deleted_by_both } = await deleteMessageFor.one(db, { id: locked.id, reader: caller.id });
  if (is_deleted_by_both)
    await purgeDeletedMessages({ db, thread_id: locked.thread_id, seq: locked.seq, up_to: 0 }, taking);
  const side = await refreshThreadMember.one(db, key);
  const newest =
    side.newest_id === null
      ? undefined
      : await messageAs.first(db, { reader: caller.id, language, id: side.newest_id });
  emit(caller.id, 'message.deleted', {
    thread_id: locked.thread_id,
    user_id: locked.other_id,
    seq: locked.seq,
    summary: newest?.message ?? null,
    updated_at: side.updated_at,
    count: before.unread - side.unread,
  });
  return {};
}

/** Purges messages that both participants deleted, either one or all up to a number, and releases their files. */
export async function purgeDeletedMessages(
  { db, ...which }: { db: Call<typeof endpoint>['db']; thread_id: number; seq: number | null; up_to: number },
  taking: AttachesUploads,
): Promise<void> {
  for (const { sender_id, upload_ids } of await purgeMessages.all(db, which))
    await taking.takeBack(db, sender_id, upload_ids);
}
