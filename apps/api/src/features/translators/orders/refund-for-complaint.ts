import { orderOfMessage } from './order.sql.ts';
import { refundOrder } from './refund-order.ts';

/**
 * A complaint about the translation of a message was upheld: where a person made it, no matter who paid has the gold
 * back and the translation goes.
 */
export async function refundForComplaint(telling: Parameters<typeof refundOrder>[0], messageId: number): Promise<void> {
  const order = await orderOfMessage.first(telling.db, { message_id: messageId });
  if (order !== undefined) await refundOrder(telling, order, 'complaint');
}
