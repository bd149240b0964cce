import type { ClientFrame } from '@peonia/contract/realtime.ts';
import type { FrameHandler, Realtime } from '../../platform/realtime/realtime.ts';
import { deliverUpTo } from './thread-member.sql.ts';

/** A device has the messages of a conversation up to a number: the sender is told, once for all devices. */
export function noteDelivered(realtime: Realtime): FrameHandler<Extract<ClientFrame, { type: 'delivered' }>> {
  return async (frame, { db, memberId }) => {
    const told = await deliverUpTo.first(db, { member_id: memberId, thread_id: frame.thread_id, seq: frame.seq });
    if (told !== undefined)
      realtime.publish(told.other_id, told.event, 'message.delivered', {
        thread_id: frame.thread_id,
        user_id: memberId,
        seq: told.seq,
      });
  };
}
