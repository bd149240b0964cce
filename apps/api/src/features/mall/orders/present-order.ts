import {
  refundedOrderStates,
  type MallOrder,
  type MallOrderAct,
  type MallOrderPage,
  type MallOrderState,
} from '@peonia/contract/mall/mall.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { warningOf } from '@peonia/core/scam/is-suspicious.ts';
import type { AddressSeal } from './address-seal.ts';
import { deliveryCountries } from './delivery-region.ts';
import type { OrderPageRow } from './order.sql.ts';

/** The other side of an order as the reader may see them. */
export function otherSide(row: OrderPageRow, readerId: number): number | null {
  if (!row.is_gift || !row.meets) return null;
  return row.sender_id === readerId ? row.recipient_id : row.sender_id;
}

/** Row to reply, an allow-list: prices are the sender's to know, the address the recipient's. */
export function presentOrder(row: OrderPageRow, readerId: number, user: MemberCard | null): MallOrder {
  const isSender = row.sender_id === readerId;
  return {
    id: row.id,
    state: row.state,
    direction: row.is_gift ? (isSender ? 'to_friend' : 'from_friend') : 'to_myself',
    user,
    items: row.items.map(({ product_id, name, picture, quantity, price }) => ({
      product_id,
      name,
      picture,
      quantity,
      price: isSender ? goldFromCents(price) : null,
    })),
    total: isSender ? goldFromCents(row.total) : null,
    answer_until: row.state === 'pending' ? (row.answer_until?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
    unread: isSender && row.is_gift ? row.sender_unseen : row.recipient_unseen,
  };
}

export function presentOrderPage(
  row: OrderPageRow,
  readerId: number,
  user: MemberCard | null,
  addresses: AddressSeal,
): MallOrderPage {
  const isRecipient = row.recipient_id === readerId;
  return {
    ...presentOrder(row, readerId, user),
    card: row.card === '' ? null : row.card,
    ...(isRecipient && row.is_gift ? warningOf(row.card) : {}),
    acts: actsOf(row, readerId),
    countries: deliveryCountries(row.items),
    delivery_days: Math.max(...row.items.map(({ delivery_days }) => delivery_days)),
    address: isRecipient && row.address !== null ? addresses.open(row.address) : null,
    courier: row.courier,
    tracking_number: isRecipient ? row.tracking_number : null,
    gold: row.sender_id === readerId ? goldOf(row) : null,
    timeline: row.steps.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  };
}

const heldStates: readonly MallOrderState[] = ['pending', 'accepted', 'preparing'];

function goldOf({ state, total, transfer_id }: OrderPageRow): MallOrderPage['gold'] {
  const gold = goldFromCents(total);
  const isReturned = (refundedOrderStates as readonly MallOrderState[]).includes(state);
  return {
    held: heldStates.includes(state) ? gold : 0,
    paid: transfer_id === null ? 0 : gold,
    returned: isReturned ? gold : 0,
  };
}

/** What a side may do with an order in its state. */
export function actsOf(
  order: Pick<OrderPageRow, 'sender_id' | 'recipient_id' | 'state'>,
  readerId: number,
): MallOrderAct[] {
  const { state } = order;
  const own: MallOrderAct[] =
    order.recipient_id !== readerId
      ? []
      : state === 'pending'
        ? ['accept', 'refuse']
        : state === 'accepted'
          ? ['address']
          : state === 'delivered'
            ? ['confirm']
            : [];
  const maySenderCancel = order.sender_id === readerId && (state === 'pending' || state === 'accepted');
  return maySenderCancel ? [...own, 'cancel'] : own;
}
