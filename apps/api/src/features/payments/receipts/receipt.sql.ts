import type { PackMonth } from '@peonia/core/packs.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Currency, GatewayName, OrderReason } from '../gateways/payment-gateway.ts';
import type { OrderState } from '../orders/order-state-machine.ts';
import type { PaymentItemName } from '../payment-item.ts';

/** A payment as its payer reads it. Amounts in hundredths of the currency. */
export interface OwnPaymentRow extends Record<string, unknown> {
  readonly id: number;
  readonly public_id: string;
  readonly account_id: number;
  readonly gateway: GatewayName;
  readonly gold: number;
  readonly month: PackMonth | null;
  readonly item: PaymentItemName | null;
  readonly target_id: number;
  readonly target_name: string | null;
  readonly amount: number;
  readonly currency: Currency;
  /** What a store has charged, in thousandths of its currency. */
  readonly charged_thousandths: number | null;
  readonly charged_currency: string | null;
  readonly state: OrderState;
  readonly reason: OrderReason | null;
  readonly is_held: boolean;
  /** Without disputes that were won. */
  readonly refunded: number;
  readonly is_disputed: boolean;
  /** A dispute about it was lost. */
  readonly is_lost: boolean;
  readonly created_at: Date;
}

const own = `select o.id, o.public_id, o.account_id, o.gateway, o.gold, o.month::float8 as month, o.item, o.target_id,
    (select a.name from active_account a where a.id = o.target_id) as target_name, o.amount, o.currency, o.charged_thousandths, o.charged_currency,
    o.state, o.reason,
    o.is_held, back.refunded, back.is_disputed, back.is_lost, o.created_at
  from payment_order o cross join lateral (
    select coalesce(sum(r.amount) filter (where r.won_at is null), 0)::bigint as refunded,
      coalesce(bool_or(r.kind = 'chargeback' and r.won_at is null and r.lost_at is null), false) as is_disputed,
      coalesce(bool_or(r.kind = 'chargeback' and r.won_at is null and r.lost_at is not null), false) as is_lost
    from payment_refund r where r.order_id = o.id
  ) back`;

/** A page of a member's payments, newest first. */
export const ownPayments = statement<{ account_id: number; before: number; most: number }, OwnPaymentRow>(
  'own_payments',
  `${own} where o.account_id = :account_id and o.id < :before::bigint order by o.id desc limit :most::int`,
);

export const ownPayment = statement<{ account_id: number; public_id: string }, OwnPaymentRow>(
  'own_payment',
  `${own} where o.account_id = :account_id and o.public_id = :public_id`,
);

export const paymentForReceipt = statement<{ id: number }, OwnPaymentRow>(
  'payment_for_receipt',
  `${own} where o.id = :id`,
);
