import type { updateThread as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { markReadUpTo, ThreadMemberRow } from './thread-member.sql.ts';

type ReadRow = Awaited<ReturnType<typeof markReadUpTo.first>>;

/**
 * Emits what follows from `markReadUpTo`, nothing where the position did not move. Sends a read receipt, or a delivery
 * receipt if the reader does not share them, and none where one of the two blocks the other.
 */
export function emitRead({ params, caller, emit }: Call<typeof endpoint>, side: ThreadMemberRow, read: ReadRow): void {
  if (read === undefined) return;
  emit(caller.id, 'thread.read', {
    thread_id: params.id,
    user_id: side.other_id,
    seq: read.read_seq,
    count: side.unread - read.unread,
  });
  if (!read.is_receipt_sent) return;
  const receipt = { thread_id: params.id, user_id: caller.id };
  if (read.is_receipt_visible)
    emit(side.other_id, 'message.read', {
      ...receipt,
      seq: read.read_seq,
      after: read.after,
      read_at: read.read_at,
    });
  else if (read.delivered_seq > side.delivered_seq)
    emit(side.other_id, 'message.delivered', { ...receipt, seq: read.delivered_seq });
}
