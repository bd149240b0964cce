import type { placeOrder as endpoint } from '@peonia/contract/mall/mall.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { hasThreadWith } from '../../chat/public.ts';
import { emitBalance, goldPriceChanged, holdGold } from '../../ledger/public.ts';
import { maySee, readAccessFacts } from '../../privacy/public.ts';
import { lockProducts, takeStock } from '../catalogue/product.sql.ts';
import { requireMall, type MallContext } from '../mall-context.ts';
import { deliversTo, deliveryCountries } from './delivery-region.ts';
import { holdKey, publishStep } from './move-order.ts';
import { insertItems, insertOrder, lockOrder } from './order.sql.ts';
import { readAddress } from './read-address.ts';

type Placing = Call<typeof endpoint>;

/**
 * Places an order at the price that the member was shown and holds its gold. Locks in this order: products by id, then
 * wallets. A gift waits for its recipient, an own order for the shop.
 */
export async function placeOrder(call: Placing, { limits, settings, addresses, outbox, cardSaved }: MallContext) {
  const { db, caller, body, emit } = call;
  await requireMall(db, caller, settings);
  const recipient = await recipientOf(call);
  const isGift = recipient !== caller.id;
  const items = [...Map.groupBy(body.items, ({ id }) => id)]
    .map(([id, same]) => ({ id, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((one, other) => one.id - other.id);
  const ids = items.map(({ id }) => id);
  const quantities = items.map(({ quantity }) => quantity);

  const products = await lockProducts.all(db, { ids });
  if (products.length < items.length) throw refuse('product_unknown');
  if (
    products.some(
      ({ stock }, nth) => stock < (quantities[nth] ?? 0) || (quantities[nth] ?? 0) > limits.order_quantity_max,
    )
  )
    throw refuse('product_sold_out');
  const countries = deliveryCountries(products);
  const address = isGift || body.address === null ? null : readAddress(body.address);
  if (countries?.length === 0 || (address !== null && !deliversTo(countries, address.country)))
    throw refuse('order_region');
  const total = products.reduce((sum, { price }, nth) => sum + price * (quantities[nth] ?? 0), 0);
  if (body.expected !== goldFromCents(total)) throw goldPriceChanged(total);

  const card = isGift ? trimText(body.card) : '';

  const { id } = await insertOrder.one(db, {
    sender_id: caller.id,
    recipient_id: recipient,
    is_gift: isGift,
    state: isGift ? 'pending' : 'accepted',
    total,
    card,
    address: address === null ? null : addresses.seal(address),
    country: address?.country ?? null,
    answer_days: limits.order_answer_days,
  });
  if (card !== '') await cardSaved(db, { author_id: caller.id, receiver_id: recipient, words: card });
  await insertItems.run(db, { order_id: id, ids, quantities, prices: products.map(({ price }) => price) });
  await takeStock.run(db, { ids, quantities });
  await holdGold(db, { key: holdKey(id), member_id: caller.id, amount: total });
  await emitBalance({ db, emit }, caller.id);
  const order = await lockOrder.one(db, { id });
  await publishStep({ db, emit }, { ...order, recipient_unseen: false }, { state: order.state, by: caller.id });
  call.afterCommit(outbox.nudge);
  return { id };
}

/** Friends and members with a conversation get gifts. Throws `not_found` like everywhere for who cannot be met. */
async function recipientOf({ db, caller, body }: Placing): Promise<number> {
  if (body.to === null) {
    if (body.address === null) throw refuse('order_address_missing');
    return caller.id;
  }
  const access = await readAccessFacts(db, caller, body.to);
  if (!access.exists || access.blocks_me) throw refuse('not_found');
  if (access.is_self || access.i_block) throw refuse('order_recipient');
  if (!access.is_friend && !(await hasThreadWith(db, caller.id, body.to)))
    throw refuse(maySee(access) ? 'order_recipient' : 'not_found');
  return body.to;
}
