import type { Notice, PaymentGateway } from '../gateways/payment-gateway.ts';
import type { OrderRow } from '../orders/order.sql.ts';

/** Why a webhook event does not match an order, for the log; null if it matches. */
export function checkWebhookEvent(
  notice: Notice,
  order: Pick<OrderRow, 'gateway' | 'amount' | 'currency' | 'provider_payment'>,
  gateway: Pick<PaymentGateway, 'name' | 'merchant'>,
): string | null {
  if (order.gateway !== gateway.name) return 'another gateway';
  if (notice.merchant !== gateway.merchant) return 'another merchant';
  const wanted = order.currency === 'RMB' ? 'CNY' : order.currency;
  const tellsBack = notice.kind === 'refunded' || notice.kind === 'disputed' || notice.kind === 'won';
  const tellsMoney = notice.kind === 'paid' || tellsBack;
  if (tellsMoney && notice.currency !== wanted) return 'another currency';
  if (notice.kind === 'paid' && notice.amount !== order.amount) return 'another amount';
  const isOtherPayment =
    notice.payment !== null && order.provider_payment !== null && notice.payment !== order.provider_payment;
  if (isOtherPayment && tellsMoney) return notice.kind === 'paid' ? 'paid twice' : 'another payment';
  if (tellsBack && (notice.amount === null || notice.amount <= 0 || notice.refund === null)) return 'no amount';
  return null;
}
