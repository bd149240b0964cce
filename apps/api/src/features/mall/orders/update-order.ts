import type { MallOrderAct, MallOrderPage, MallOrderState, updateMallOrder } from '@peonia/contract/mall/mall.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MallContext } from '../mall-context.ts';
import { deliversTo, deliveryCountries } from './delivery-region.ts';
import { moveOrder, publishStep } from './move-order.ts';
import { acceptWithAddress, lockOrder, orderPage, saveAddress, setAddress, type OrderRow } from './order.sql.ts';
import { actsOf } from './present-order.ts';
import { readAddress } from './read-address.ts';
import { readOrder } from './read-orders.ts';

type Updating = Call<typeof updateMallOrder>;

/** Where an act leads; the same act again in that state changes nothing. */
const targets: Readonly<Record<MallOrderAct, MallOrderState | null>> = {
  accept: 'accepted',
  refuse: 'refused',
  cancel: 'cancelled',
  confirm: 'received',
  address: null,
};

/** An act of one of the two sides, on the order as it stands under its lock. */
export async function updateOrder(call: Updating, context: MallContext): Promise<MallOrderPage> {
  const { db, caller, params, body } = call;
  const order = await lockOrder.first(db, { id: params.id });
  if (order === undefined || (order.sender_id !== caller.id && order.recipient_id !== caller.id))
    throw refuse('not_found');
  if (actsOf(order, caller.id).includes(body.act)) {
    await apply(call, order, context);
    call.afterCommit(context.outbox.nudge);
  } else if (order.state !== targets[body.act]) throw refuse('order_moved');
  return readOrder(call, order.id, context);
}

async function apply(call: Updating, order: OrderRow, context: MallContext): Promise<void> {
  const { act } = call.body;
  if (act === 'accept' || act === 'address') return takeAddress(call, order, context);
  const state = targets[act];
  if (state !== null) await moveOrder(call, order, { state, by: call.caller.id });
}

async function takeAddress(call: Updating, order: OrderRow, { addresses }: MallContext): Promise<void> {
  const { db, caller, body, language } = call;
  if (body.address === undefined) throw refuse('order_address_missing');
  const address = readAddress(body.address);
  const { items } = await orderPage.one(db, { id: order.id, reader: caller.id, language });
  const isReachable = deliversTo(deliveryCountries(items), address.country);
  if (!isReachable && body.act === 'address') throw refuse('order_region');
  if (!isReachable) return moveOrder(call, order, { state: 'undeliverable', by: caller.id });
  const sealed = addresses.seal(address);
  const key = { id: order.id, address: sealed, country: address.country };
  if (body.act === 'accept') {
    await acceptWithAddress.run(db, { ...key, sender_unseen: true });
    await publishStep(call, order, { state: 'accepted', by: caller.id });
  } else await setAddress.run(db, key);
  if (body.remember === true) await saveAddress.run(db, { member_id: caller.id, address: sealed });
}
