import { irrelevant, objectOf, textOf, type WebhookEvent } from '../payment-gateway.ts';

/**
 * A payer's complaint in our words. WeChat Pay publishes no review of a payment; a complaint is what may still take the
 * money back, so its payment is held until the complaint is processed. One that ended in a full refund is followed by
 * the event of that. Source: WeChat Pay APIv3, "Consumer complaints 2.0".
 */
export function complaintEvent(complaint: Record<string, unknown>, event_id: string, merchant: string): WebhookEvent {
  const orders = Array.isArray(complaint['complaint_order_info'])
    ? complaint['complaint_order_info'].map(objectOf)
    : [];
  const [order = {}] = orders;
  const about = {
    ...irrelevant(event_id, textOf(complaint['complainted_mchid']) ?? merchant),
    order: textOf(order['out_trade_no']),
    payment: textOf(order['transaction_id']),
    // A payer who complains again begins a review of its own.
    review: `${textOf(complaint['complaint_id']) ?? event_id}:${Number(complaint['user_complaint_times'] ?? 1)}`,
  };
  switch (complaint['complaint_state']) {
    case 'PENDING':
    case 'PROCESSING':
      return { ...about, kind: 'reviewed', reason: 'risk' };
    case 'PROCESSED':
      return complaint['complaint_full_refunded'] === true ? about : { ...about, kind: 'released' };
    default:
      return about;
  }
}
