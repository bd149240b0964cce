import type { MallOrderState } from '@peonia/contract/mall/mall.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayMeet } from '../../privacy/public.ts';
import { pictureOf } from '../catalogue/product.sql.ts';

/** An order as the use cases read it, locked until the transaction ends. */
export interface OrderRow {
  readonly id: number;
  readonly sender_id: number | null;
  readonly recipient_id: number | null;
  readonly is_gift: boolean;
  readonly state: MallOrderState;
  readonly total: number;
  readonly transfer_id: number | null;
  readonly sender_unseen: boolean;
  readonly recipient_unseen: boolean;
}

export const insertOrder = statement<
  {
    sender_id: number;
    recipient_id: number;
    is_gift: boolean;
    state: MallOrderState;
    total: number;
    card: string;
    address: Buffer | null;
    country: string | null;
    answer_days: number;
  },
  { id: number }
>(
  'insert_mall_order',
  `insert into mall_order (sender_id, recipient_id, is_gift, state, total, card, address, country, recipient_unseen, answer_until)
   values (:sender_id, :recipient_id, :is_gift, :state, :total, :card, :address, :country, :is_gift,
     case when :is_gift then now() + make_interval(days => :answer_days::int) end)
   returning id`,
);

export const insertItems = statement<{ order_id: number; ids: number[]; quantities: number[]; prices: number[] }>(
  'insert_mall_order_items',
  `insert into mall_order_item (order_id, product_id, quantity, price)
   select :order_id, * from unnest(:ids::int[], :quantities::int[], :prices::bigint[])`,
);

export const lockOrder = statement<{ id: number }, OrderRow & Record<string, unknown>>(
  'lock_mall_order',
  'select id, sender_id, recipient_id, is_gift, state, total, transfer_id, sender_unseen, recipient_unseen from mall_order where id = :id for update',
);

/** Moves an order; the trigger refuses a forbidden step. Null keeps a value. */
export const setState = statement<{
  id: number;
  state: MallOrderState;
  courier: string | null;
  tracking_number: string | null;
  transfer_id: number | null;
  sender_unseen: boolean;
  recipient_unseen: boolean;
  drops_address: boolean;
}>(
  'set_mall_order_state',
  `update mall_order set state = :state, courier = coalesce(:courier::text, courier), tracking_number = coalesce(:tracking_number::text, tracking_number),
     transfer_id = coalesce(:transfer_id::bigint, transfer_id), sender_unseen = sender_unseen or :sender_unseen, recipient_unseen = recipient_unseen or :recipient_unseen,
     address = case when :drops_address::boolean then null else address end, country = case when :drops_address::boolean then null else country end
   where id = :id`,
);

export const setAddress = statement<{ id: number; address: Buffer; country: string }>(
  'set_mall_order_address',
  'update mall_order set address = :address, country = :country where id = :id',
);

/** An order accepted with its address in one step: neither stands without the other. */
export const acceptWithAddress = statement<{ id: number; address: Buffer; country: string; sender_unseen: boolean }>(
  'accept_mall_order',
  "update mall_order set state = 'accepted', address = :address, country = :country, sender_unseen = sender_unseen or :sender_unseen where id = :id",
);

interface ItemRow {
  readonly product_id: number;
  readonly name: string;
  readonly picture: string;
  readonly quantity: number;
  readonly price: number;
  readonly countries: string[] | null;
  readonly delivery_days: number;
}

export interface OrderPageRow extends OrderRow {
  readonly card: string;
  readonly address: Buffer | null;
  readonly courier: string | null;
  readonly tracking_number: string | null;
  readonly created_at: Date;
  readonly moved_at: Date;
  readonly answer_until: Date | null;
  readonly items: readonly ItemRow[];
  readonly steps: readonly { readonly state: MallOrderState; readonly at: string }[];
  /** Whether the reader and the other side may still meet. */
  readonly meets: boolean;
}

/** Columns of an order with items and timeline, from `mall_order o`. Takes `:language`. */
export const orderColumns = `o.id, o.sender_id, o.recipient_id, o.is_gift, o.state, o.total, o.transfer_id, o.sender_unseen, o.recipient_unseen, o.card, o.address,
  o.courier, o.tracking_number, o.created_at, o.moved_at, o.answer_until,
  (select jsonb_agg(jsonb_build_object('product_id', p.id, 'name', n.name, 'picture', ${pictureOf('p')}, 'quantity', i.quantity, 'price', i.price,
      'countries', to_jsonb(p.countries::text[]), 'delivery_days', p.delivery_days) order by p.id)
   from mall_order_item i join product p on p.id = i.product_id join product_text n on n.product_id = p.id and n.language = :language
   where i.order_id = o.id) as items,
  (select jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at) order by s.at) from mall_order_step s where s.order_id = o.id) as steps`;

const other = 'case when o.sender_id = :reader then o.recipient_id else o.sender_id end';
const meets = `${mayMeet({ reader: ':reader', member: other })} as meets`;

export const orderPage = statement<
  { id: number; reader: number; language: string },
  OrderPageRow & Record<string, unknown>
>(
  'mall_order_page',
  `select ${orderColumns}, ${meets} from mall_order o where o.id = :id and (o.sender_id = :reader or o.recipient_id = :reader)`,
);

/** Orders of a reader, newest first. `to`: gifts sent, or what comes to the reader; null is both. */
export const listOrderRows = statement<
  { reader: number; language: string; to: string | null; before: number; most: number },
  OrderPageRow & Record<string, unknown>
>(
  'list_mall_orders',
  `select ${orderColumns}, ${meets} from mall_order o
   where (o.sender_id = :reader or o.recipient_id = :reader) and o.id < :before::bigint
     and (:to::text is null or case :to::text when 'friend' then o.sender_id = :reader and o.is_gift else o.recipient_id = :reader end)
   order by o.id desc limit :most`,
);

/** The counter: orders with a step that the member has not seen. */
/** Orders of the member `:reader` with changes that they have not seen. */
export const countOfUnseenOrders = `select (select count(*) from mall_order where sender_id = :reader and sender_unseen and is_gift)
     + (select count(*) from mall_order where recipient_id = :reader and recipient_unseen)`;

export const countUnseenOrders = statement<{ reader: number }, { count: number }>(
  'count_unseen_mall_orders',
  `select (${countOfUnseenOrders}) as count`,
);

export const markOrdersSeen = statement<{ member_id: number }>(
  'mark_mall_orders_seen',
  `update mall_order set sender_unseen = sender_unseen and sender_id <> :member_id, recipient_unseen = recipient_unseen and recipient_id <> :member_id
   where (sender_id = :member_id and sender_unseen) or (recipient_id = :member_id and recipient_unseen)`,
);

/** Gifts that nobody answered in time. */
export const unansweredOrders = statement<{ most: number }, { id: number }>(
  'unanswered_mall_orders',
  "select id from mall_order where state = 'pending' and answer_until <= now() order by id limit :most",
);

/** Orders that were delivered so long ago that they count as received. */
export const unconfirmedOrders = statement<{ days: number; most: number }, { id: number }>(
  'unconfirmed_mall_orders',
  "select id from mall_order where state = 'delivered' and moved_at <= now() - make_interval(days => :days::int) order by id limit :most",
);

/** Orders that have not begun and whose two sides may not meet any more, or that a closed account left behind. */
export const separatedOrders = statement<{ most: number }, { id: number }>(
  'separated_mall_orders',
  `select o.id from mall_order o
   where o.state in ('pending', 'accepted')
     and not (${mayMeet({ reader: 'o.sender_id', member: 'o.recipient_id' })} and ${mayMeet({ reader: 'o.recipient_id', member: 'o.sender_id' })})
   order by o.id limit :most`,
);

/** Orders that the shop has left untouched. */
export const abandonedOrders = statement<{ days: number; most: number }, { id: number }>(
  'abandoned_mall_orders',
  "select id from mall_order where state in ('accepted', 'preparing') and moved_at <= now() - make_interval(days => :days::int) order by id limit :most",
);

export const purgeAddresses = statement<{ days: number; most: number }>(
  'purge_mall_addresses',
  `update mall_order set address = null, country = null where id in (
     select id from mall_order where address is not null and state not in ('accepted', 'preparing')
       and moved_at <= now() - make_interval(days => :days::int) limit :most)`,
);

export const saveAddress = statement<{ member_id: number; address: Buffer }>(
  'save_delivery_address',
  'insert into saved_address (member_id, address) values (:member_id, :address) on conflict (member_id) do update set address = excluded.address',
);

export const savedAddress = statement<{ member_id: number }, { address: Buffer }>(
  'saved_delivery_address',
  'select address from saved_address where member_id = :member_id',
);

export const dropSavedAddress = statement<{ member_id: number }>(
  'drop_saved_address',
  'delete from saved_address where member_id = :member_id',
);

export const dropCardsThatSay = statement<{ member_id: number; words: string }>(
  'drop_mall_cards_that_say',
  "update mall_order set card = '' where sender_id = :member_id and card = :words",
);

/** Gift cards of both sides of an order. */
export const visibleCards = statement<
  { reader: number; ids: readonly number[] },
  { id: number; card: string; sender_id: number | null }
>(
  'visible_mall_cards',
  "select id, card, sender_id from mall_order where id = any(:ids::bigint[]) and (sender_id = :reader or recipient_id = :reader) and card <> ''",
);

/** A gift with what it contains, for its recipient. */
export const receivedGift = statement<
  { reader: number; id: number },
  { sender_id: number; card: string; created_at: Date; items: string }
>(
  'received_mall_gift',
  `select o.sender_id, o.card, o.created_at,
     (select string_agg(i.quantity || ' × ' || n.name, ', ' order by i.product_id) from mall_order_item i
      join product_text n on n.product_id = i.product_id and n.language = 'en' where i.order_id = o.id) as items
   from mall_order o where o.id = :id and o.recipient_id = :reader and o.is_gift and o.sender_id is not null`,
);
