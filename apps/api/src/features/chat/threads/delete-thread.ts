import type { deleteThread as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { AttachesUploads } from '../../media/public.ts';
import { purgeDeletedMessages } from '../messages/changes/delete-message.ts';
import { clearThreadMember, lockThread } from './thread-details.sql.ts';
import { lockThreadMember } from './thread-member.sql.ts';

/** Deletes a conversation and its draft for the caller. Messages that both participants deleted are purged. */
export async function deleteThread(
  { db, emit, params, caller }: Call<typeof endpoint>,
  taking: AttachesUploads,
): Promise<Record<string, never>> {
  const thread = await lockThread.first(db, { reader: caller.id, id: params.id });
  const side = thread && (await lockThreadMember.first(db, { member_id: caller.id, thread_id: params.id }));
  if (thread === undefined || side === undefined) throw refuse('not_found');
  await clearThreadMember.run(db, {
    member_id: caller.id,
    thread_id: params.id,
    other_id: side.other_id,
    seq: thread.last_seq,
  });
  await purgeDeletedMessages({ db, thread_id: params.id, seq: null, up_to: thread.theirs_cleared }, taking);
  emit(caller.id, 'thread.deleted', {
    thread_id: params.id,
    user_id: side.other_id,
    updated_at: thread.began_at,
    count: side.unread,
  });
  return {};
}
