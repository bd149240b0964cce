import { instrumentOf, irrelevant, WebhookRefused, objectOf, textOf, type WebhookEvent } from '../payment-gateway.ts';
import type { WechatPaySettings } from '../payment-settings.ts';
import { hundredthsOf } from '../read-amount.ts';

/** A verified and decrypted webhook event in our words. */
export function readWechatWebhook(
  envelope: Record<string, unknown>,
  resource: Record<string, unknown>,
  { merchantId }: WechatPaySettings,
): WebhookEvent {
  const [event_id, type] = [textOf(envelope['id']), textOf(envelope['event_type'])];
  if (event_id === null || type === null) throw new WebhookRefused('is no webhook event');
  if (type === 'TRANSACTION.SUCCESS')
    return resource['trade_state'] === 'SUCCESS'
      ? { ...ofTransaction(resource, event_id), kind: 'paid' }
      : irrelevant(event_id, merchantId);
  if (type === 'REFUND.ABNORMAL' || type === 'REFUND.CLOSED')
    return {
      ...ofTransaction(resource, event_id),
      kind: 'unrefunded',
      request: textOf(resource['out_refund_no']),
    };
  if (type !== 'REFUND.SUCCESS' || resource['refund_status'] !== 'SUCCESS') return irrelevant(event_id, merchantId);
  return refundedTransaction(resource, event_id);
}

export function refundedTransaction(resource: Record<string, unknown>, event_id: string): WebhookEvent {
  return {
    ...ofTransaction(resource, event_id),
    kind: 'refunded',
    amount: hundredthsOf(objectOf(resource['amount'])['refund']),
    // Notices of refunds name no currency: it is that of the payment.
    currency: 'CNY',
    reason: 'refunded',
    refund: { id: textOf(resource['refund_id']) ?? event_id, isTotal: false },
  };
}

function ofTransaction(transaction: Record<string, unknown>, event_id: string): WebhookEvent {
  const amount = objectOf(transaction['amount']);
  return {
    ...irrelevant(event_id, textOf(transaction['mchid']) ?? ''),
    order: textOf(transaction['out_trade_no']),
    payment: textOf(transaction['transaction_id']),
    amount: hundredthsOf(amount['total']),
    currency: textOf(amount['currency']),
    ...instrumentOf('wechat', objectOf(transaction['payer'])['openid']),
  };
}

/** What an order that was asked for says; null while nothing is decided. */
export function polledTransaction(body: Record<string, unknown>, public_id: string): WebhookEvent | null {
  const event = ofTransaction(body, `look:${public_id}:${String(body['trade_state'])}`);
  if (body['trade_state'] === 'SUCCESS') return { ...event, kind: 'paid' };
  // Paid, and at least a part went back already: held until the notice of that refund, or the staff, decide.
  if (body['trade_state'] === 'REFUND') return { ...event, kind: 'paid', reason: 'risk' };
  if (body['trade_state'] === 'PAYERROR' || body['trade_state'] === 'CLOSED' || body['trade_state'] === 'REVOKED')
    return { ...event, kind: 'failed', reason: body['trade_state'] === 'CLOSED' ? 'expired' : 'declined' };
  return null;
}
