import type { WebhookEvent, PaymentGateway } from '../gateways/payment-gateway.ts';
import type { OrderRow } from '../orders/order.sql.ts';

/** Why a webhook event does not match an order, for the log; null if it matches. */
export function checkWebhookEvent(
  event: WebhookEvent,
  order: Pick<OrderRow, 'gateway' | 'amount' | 'currency' | 'provider_payment'>,
  gateway: Pick<PaymentGateway, 'name' | 'merchant'>,
): string | null {
  if (order.gateway !== gateway.name) return 'another gateway';
  if (event.merchant !== gateway.merchant) return 'another merchant';
  const wanted = order.currency === 'RMB' ? 'CNY' : order.currency;
  const isFailedRefund = event.kind === 'unrefunded' && event.at !== undefined;
  const tellsBack = event.kind === 'refunded' || isFailedRefund || event.kind === 'disputed' || event.kind === 'won';
  const tellsMoney = event.kind === 'paid' || tellsBack;
  if (tellsMoney && event.currency !== wanted) return 'another currency';
  if (event.kind === 'paid' && event.amount !== order.amount) return 'another amount';
  const isOtherPayment =
    event.payment !== null && order.provider_payment !== null && event.payment !== order.provider_payment;
  if (isOtherPayment && tellsMoney) return event.kind === 'paid' ? 'paid twice' : 'another payment';
  if (tellsBack && (event.amount === null || event.amount <= 0 || event.refund === null)) return 'no amount';
  return null;
}
