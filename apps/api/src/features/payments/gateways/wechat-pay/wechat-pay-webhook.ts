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

export function ofTransaction(transaction: Record<string, unknown>, event_id: string): WebhookEvent {
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
