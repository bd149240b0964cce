import type { updateThread as endpoint } from '@peonia/contract/chat.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSide, readUpTo, setSide } from './thread-member.sql.ts';

/** Marks a conversation as read up to a message, pins it, or accepts a request. What is so already tells nobody anything. */
export async function updateThread({ db, params, body, caller, emit }: Call<typeof endpoint>): Promise<Record<string, never>> {
  const key = { member_id: caller.id, thread_id: params.id };
  const side = await lockSide.first(db, key);
  if (side === undefined) throw refuse('not_found');

  if (body.read_seq !== undefined && body.read_seq > side.read_seq) {
    const read = await readUpTo.first(db, { ...key, other_id: side.other_id, seq: body.read_seq });
    if (read !== undefined) {
      emit(caller.id, 'thread.read', { thread_id: params.id, user_id: side.other_id, seq: read.read_seq, count: side.unread - read.unread });
      emit(side.other_id, 'message.read', { thread_id: params.id, user_id: caller.id, seq: read.read_seq });
    }
  }
  const top = body.top ?? side.is_top;
  const request = body.accept === true ? false : side.is_request;
  if (top !== side.is_top || request !== side.is_request) {
    await setSide.run(db, { ...key, is_top: top, is_request: request });
    emit(caller.id, 'thread.changed', { thread_id: params.id, top, request, engine: null, muted: false });
  }
  return {};
}
