import type { updateThread as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { writeNote } from '../../social/public.ts';
import { markThreadAnswered } from '../sending/reserve-message-slot.ts';
import { markReadFastPath } from './read-mark-fast-path.ts';
import { emitRead } from './read-receipt.ts';
import { lockThreadMember, markReadUpTo, updateThreadMember } from './thread-member.sql.ts';

type UpdateCall = Call<typeof endpoint>;

/**
 * Updates the caller's settings of a conversation. Unchanged values emit no event. An accepted request counts as
 * answered, so that the other may write again. A read position alone is one statement.
 */
export async function updateThread(
  call: UpdateCall,
  context: { readonly database: Database; readonly realtime: Realtime },
): Promise<Record<string, never>> {
  const { params, body, session, caller: claimed } = call;
  const { read_seq: seq, ...rest } = body;
  if (session !== null && seq !== undefined && Object.keys(rest).length === 0) {
    const mark = { member_id: claimed.id, thread_id: params.id, seq };
    if (await markReadFastPath(context, session, mark)) return {};
  }
  const caller = (await session?.prove()) ?? claimed;
  await transactionWithEvents(context, ({ db, emit }) => changeThread({ ...call, caller, db, emit }));
  return {};
}

async function changeThread(call: UpdateCall): Promise<void> {
  const { db, params, body, caller, emit } = call;
  const key = { member_id: caller.id, thread_id: params.id };
  const seq = body.read_seq;
  // Sent together; where the caller may not see the conversation, nothing of it is committed.
  const [side, read] = await Promise.all([
    lockThreadMember.first(db, key),
    seq === undefined ? undefined : markReadUpTo.first(db, { ...key, seq }),
  ]);
  if (side === undefined) throw refuse('not_found');

  if (body.accept === true && side.is_request) await markThreadAnswered(call, caller.id, side.other_id);
  emitRead(call, side, read);
  const after = {
    is_pinned: body.top ?? side.is_pinned,
    is_request: body.accept === true ? false : side.is_request,
    engine: body.engine === undefined ? side.engine : body.engine,
    is_muted: body.mute ?? side.is_muted,
  };
  if (
    after.is_pinned !== side.is_pinned ||
    after.is_request !== side.is_request ||
    after.engine !== side.engine ||
    after.is_muted !== side.is_muted
  ) {
    await updateThreadMember.run(db, { ...key, ...after });
    emit(caller.id, 'thread.changed', {
      thread_id: params.id,
      top: after.is_pinned,
      request: after.is_request,
      engine: after.engine,
      muted: after.is_muted,
    });
  }
  if (body.remark !== undefined) await writeNote({ db, emit }, caller.id, side.other_id, body.remark);
}
