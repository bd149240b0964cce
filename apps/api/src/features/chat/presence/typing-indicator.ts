import type { ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import type { MemberSocket } from '../../../platform/realtime/member-sockets.ts';
import type { FrameHandler, Realtime } from '../../../platform/realtime/realtime.ts';
import { readPrivacy, accessFactsOf, writingProblem } from '../../privacy/public.ts';
import { readSendContext } from '../sending/send-context.sql.ts';

const throttleMs = 2_000;

/**
 * Forwards the typing indicator, at most every two seconds per device, to a member in a conversation that is answered
 * or was opened by them. Members can disable it.
 */
export function forwardTyping(
  realtime: Realtime,
  now: () => number = Date.now,
): FrameHandler<Extract<ClientFrame, { type: 'typing' }>> {
  const lastForwardedAt = new WeakMap<MemberSocket, number>();
  return async (frame, { db, memberId, socket }) => {
    if (now() - (lastForwardedAt.get(socket) ?? -throttleMs) < throttleMs) return;
    lastForwardedAt.set(socket, now());
    const row = await readSendContext.first(db, {
      reader: memberId,
      language: 'en',
      member: frame.user_id,
      client_id: '',
    });
    if (row === undefined || row.thread_id === null || !(row.is_answered || row.opened_by !== memberId)) return;
    // VIP opens profiles but not conversations: only blocks and closed accounts count here.
    const problem = writingProblem(accessFactsOf(row, { id: memberId, vip: false }, frame.user_id), true);
    if (problem === null && (await readPrivacy(db, memberId)).shows_reading === 1)
      realtime.pass(frame.user_id, { type: 'typing', user_id: memberId });
  };
}
