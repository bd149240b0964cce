import type { updateThread as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { markReadUpTo, ThreadMemberRow } from './thread-member.sql.ts';

type ReadRow = Awaited<ReturnType<typeof markReadUpTo.first>>;

/** Emits what follows from `markReadUpTo`, nothing where the position did not move. */
export function emitRead({ params, caller, emit }: Call<typeof endpoint>, side: ThreadMemberRow, read: ReadRow): void {
  if (read === undefined) return;
  emit(caller.id, 'thread.read', {
    thread_id: params.id,
    user_id: side.other_id,
    seq: read.read_seq,
    count: read.count,
  });
  const receipt = { thread_id: params.id, user_id: caller.id };
  if (read.receipt === 'message.read')
    emit(side.other_id, 'message.read', {
      ...receipt,
      seq: read.read_seq,
      after: read.after,
      read_at: read.read_at,
    });
  if (read.receipt === 'message.delivered')
    emit(side.other_id, 'message.delivered', { ...receipt, seq: read.delivered_seq });
}
