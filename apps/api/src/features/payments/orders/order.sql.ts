import type { PackMonth } from '@peonia/core/packs.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Currency, GatewayName, OrderReason } from '../gateways/payment-gateway.ts';
import type { PaymentItemName } from '../payment-item.ts';
import type { OrderState } from './order-state-machine.ts';

export interface OrderRow extends Record<string, unknown> {
  readonly id: number;
  readonly public_id: string;
  readonly account_id: number;
  readonly request_hash: Buffer;
  readonly gateway: GatewayName;
  readonly gold: number;
  readonly month: PackMonth | null;
  /** A thing of another feature; null for gold and packs. */
  readonly item: PaymentItemName | null;
  readonly item_id: number | null;
  readonly target_id: number;
  readonly target_name: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly language: string;
  readonly state: OrderState;
  readonly reason: OrderReason | null;
  readonly is_held: boolean;
  /** Reviews that are not over, by the provider's id; `risk` where the payment itself arrived as risky. */
  readonly held_for: readonly string[];
  /** Reviews that the staff has overruled: they hold it no more. */
  readonly released_for: readonly string[];
  /** A pack that was credited to its payer as gold. */
  readonly as_gold: boolean;
  /** How often its gold was held so far. */
  readonly holds: number;
  readonly provider_ref: string | null;
  readonly action: 'redirect' | 'image' | 'page' | 'store' | 'wait' | null;
  readonly token: string | null;
  readonly provider_payment: string | null;
  /** By which a store is told that it was delivered. */
  readonly store_token: string | null;
  /** What a store has charged, in thousandths of its currency. */
  readonly charged_thousandths: number | null;
  readonly charged_currency: string | null;
  readonly poll_count: number;
  readonly created_at: Date;
  /** When its payer has called it off. */
  readonly called_off_at: Date | null;
}

/** Gold for the payer's wallet: neither a pack nor a thing. */
export const isForGold = ({ month, item }: Pick<OrderRow, 'month' | 'item'>): boolean =>
  month === null && item === null;

/** Name of a review that the provider gives no id of its own. */
export const arrivedRisky = 'risk';

const columns = `o.id, o.public_id, o.account_id, o.request_hash, o.gateway, o.gold, o.month::float8 as month, o.item, o.item_id, o.target_id,
  (select a.name from active_account a where a.id = o.target_id) as target_name, o.amount, o.currency, o.language, o.state, o.reason, o.is_held, o.held_for, o.released_for, o.as_gold, o.holds,
  o.provider_ref, o.action, o.token, o.provider_payment, o.store_token, o.charged_thousandths, o.charged_currency, o.poll_count, o.created_at, o.called_off_at`;

/** Returns no row if the idempotency key was used before. */
export const insertOrder = statement<
  {
    public_id: string;
    account_id: number;
    idempotency_key: string;
    request_hash: Buffer;
    gateway: string;
    gold: number;
    month: number | null;
    item: PaymentItemName | null;
    item_id: number | null;
    target_id: number;
    amount: number;
    currency: string;
    list_usd_cents: number;
    list_rmb_cents: number;
    language: string;
  },
  { id: number }
>(
  'insert_payment_order',
  `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, month, item, item_id, target_id, amount, currency, list_usd_cents, list_rmb_cents, language)
   values (:public_id, :account_id, :idempotency_key, :request_hash, :gateway, :gold, :month::numeric, :item::text, :item_id::bigint, :target_id, :amount, :currency, :list_usd_cents, :list_rmb_cents, :language)
   on conflict on constraint payment_order_key do nothing returning id`,
);

export const orderByKey = statement<{ account_id: number; idempotency_key: string }, OrderRow>(
  'payment_order_by_key',
  `select ${columns} from payment_order o where o.account_id = :account_id and o.idempotency_key = :idempotency_key`,
);

export const orderByPublicId = statement<{ public_id: string }, OrderRow>(
  'payment_order_by_public_id',
  `select ${columns} from payment_order o where o.public_id = :public_id`,
);

export const orderById = statement<{ id: number }, OrderRow>(
  'payment_order_by_id',
  `select ${columns} from payment_order o where o.id = :id`,
);

export const ownOrder = statement<{ public_id: string; account_id: number }, OrderRow>(
  'own_payment_order',
  `select ${columns} from payment_order o where o.public_id = :public_id and o.account_id = :account_id`,
);

export const lockOrder = statement<{ id: number }, OrderRow>(
  'lock_payment_order',
  `select ${columns} from payment_order o where o.id = :id for update of o`,
);

/**
 * The order of a webhook event: by our id, by the provider's order id, or by its payment id. All ids that are given
 * must match the same order.
 */
export const findOrder = statement<
  { gateway: string; public_id: string | null; ref: string | null; payment: string | null },
  { id: number }
>(
  'find_payment_order',
  `select id from payment_order where gateway = :gateway
     and (public_id = :public_id::text or provider_ref = :ref::text or provider_payment = :payment::text)
     and (:public_id::text is null or public_id = :public_id::text) and (:ref::text is null or provider_ref is null or provider_ref = :ref::text)
   order by id limit 1`,
);

export const beginOrder = statement<{ id: number; provider_ref: string; action: string; token: string }>(
  'begin_payment_order',
  `update payment_order set state = 'pending', provider_ref = :provider_ref, action = :action, token = :token, reason = null,
     poll_at = now() + interval '1 minute', changed_at = now() where id = :id and state = 'created' and provider_ref is null`,
);

export const moveOrder = statement<{ id: number; state: OrderState; reason: OrderReason | null }>(
  'move_payment_order',
  "update payment_order set state = :state, reason = :reason, is_held = is_held and :state = 'credited', changed_at = now() where id = :id",
);

export const callOff = statement<{ id: number }>(
  'call_off_payment_order',
  "update payment_order set state = 'cancelled', reason = 'cancelled', called_off_at = now(), changed_at = now() where id = :id",
);

export const markHeld = statement<{ id: number }>(
  'hold_payment_order',
  "update payment_order set is_held = true, reason = 'risk', changed_at = now() where id = :id",
);

/** Ends the hold for whatever it was held, once for all. */
export const markReleased = statement<{ id: number }>(
  'release_payment_order',
  `update payment_order set is_held = false, released_for = released_for || held_for, held_for = '{}', reason = null,
     changed_at = now() where id = :id`,
);

export const beginReview = statement<{ id: number; review: string }>(
  'begin_payment_review',
  'update payment_order set held_for = held_for || :review::text where id = :id and not :review::text = any(held_for)',
);

/** Returns how many reviews are left; no row for one that was not open. */
export const endReview = statement<{ id: number; review: string }, { others: number }>(
  'end_payment_review',
  `update payment_order set held_for = array_remove(held_for, :review::text)
   where id = :id and :review::text = any(held_for) returning cardinality(held_for) as others`,
);

export const markAsGold = statement<{ id: number }>(
  'turn_payment_order_into_gold',
  "update payment_order set as_gold = true, reason = 'kept_as_gold', changed_at = now() where id = :id",
);

/** Returns the number of the next hold. */
export const countHold = statement<{ id: number }, { holds: number }>(
  'count_payment_order_hold',
  'update payment_order set holds = holds + 1 where id = :id returning holds',
);

export const notePayment = statement<{ id: number; provider_payment: string }>(
  'note_provider_payment',
  'update payment_order set provider_payment = coalesce(provider_payment, :provider_payment) where id = :id',
);

/** What a store says about the purchase that has paid an order; the first word stands. */
export const noteStorePurchase = statement<{
  id: number;
  token: string | null;
  thousandths: number | null;
  currency: string | null;
}>(
  'note_store_purchase',
  `update payment_order set store_token = :token, charged_thousandths = :thousandths::bigint, charged_currency = :currency::text
   where id = :id and store_token is null`,
);

/**
 * Claims orders to poll at the provider and schedules their next turn: after 1, 2, 4 … minutes, at most an hour;
 * cancelled orders for one day.
 */
export const takeUnfinished = statement<{ most: number; hours: number }, OrderRow>(
  'take_unfinished_orders',
  `update payment_order o set poll_count = o.poll_count + 1, poll_at = now() + make_interval(mins => least(60, power(2, least(o.poll_count, 6))::int))
   where o.id in (
     select id from payment_order where state in ('created', 'pending', 'cancelled', 'failed') and poll_at <= now()
       and (state in ('created', 'pending') or created_at > now() - make_interval(hours => :hours::int))
     order by poll_at limit :most for update skip locked
   ) returning ${columns}`,
);

/** For the page that a payer comes back to. */
export const orderState = statement<
  { gateway: string; public_id: string },
  { state: OrderState; reason: string | null }
>('payment_order_state', 'select state, reason from payment_order where public_id = :public_id and gateway = :gateway');

/** Whether this member has charged money back, and no two members of the staff have unlocked it since. */
export const hasDisputed = statement<{ account_id: number }, { disputed: boolean }>(
  'has_disputed_payment',
  "select exists (select 1 from payment_order o join payment_refund r on r.order_id = o.id and r.kind = 'chargeback' and r.won_at is null and r.unlocked_at is null where o.account_id = :account_id) as disputed",
);

export const rateOf = statement<{ account_id: number }, { usd_cents: number }>(
  'payment_rate_of',
  'select usd_cents from payment_rate where account_id = :account_id',
);

/** Rate of the member `:reader` as an SQL expression. */
export const rateOfReader = 'select usd_cents from payment_rate where account_id = :reader';

export const saveRate = statement<{ account_id: number; usd_cents: number }>(
  'save_payment_rate',
  `insert into payment_rate (account_id, usd_cents) values (:account_id, :usd_cents)
   on conflict (account_id) do update set usd_cents = excluded.usd_cents`,
);

export const deleteRate = statement<{ account_id: number }>(
  'delete_payment_rate',
  'delete from payment_rate where account_id = :account_id',
);

export const ordersOf = statement<{ account_id: number }, OrderRow>(
  'payment_orders_of',
  `select ${columns} from payment_order o where o.account_id = :account_id order by o.id`,
);

/** The row stays for the books; links to the payer's page at the provider, or its token of a store, are deleted. */
export const eraseOrders = statement<{ account_id: number }>(
  'erase_payment_orders',
  'update payment_order set token = null, store_token = null where account_id = :account_id and (token is not null or store_token is not null)',
);
