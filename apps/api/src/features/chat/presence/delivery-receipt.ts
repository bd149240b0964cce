import type { ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import type { FrameHandler, Realtime } from '../../../platform/realtime/realtime.ts';
import { markDeliveredUpTo } from '../threads/thread-member.sql.ts';

/**
 * Records how far a conversation was delivered to a device, and sends one delivery receipt to the sender for all
 * devices.
 */
export function recordDelivery(realtime: Realtime): FrameHandler<Extract<ClientFrame, { type: 'delivered' }>> {
  return async (frame, { db, memberId }) => {
    const delivered = await markDeliveredUpTo.first(db, {
      member_id: memberId,
      thread_id: frame.thread_id,
      seq: frame.seq,
    });
    if (delivered !== undefined)
      realtime.publish(delivered.other_id, delivered.event, 'message.delivered', {
        thread_id: frame.thread_id,
        user_id: memberId,
        seq: delivered.seq,
      });
  };
}
