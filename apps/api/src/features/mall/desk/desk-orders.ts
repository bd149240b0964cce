import type {
  DeskOrder,
  deskOrderActs,
  DeskOrderPage,
  getDeskOrder,
  listDeskOrders,
  updateDeskOrder,
} from '@peonia/contract/mall/mall-desk.ts';
import type { MallOrderState } from '@peonia/contract/mall/mall.ts';
import type { Endpoint, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { momentPage } from '../../../platform/db/moment-cursor.sql.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import type { MallContext } from '../mall-context.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/order.sql.ts';
import { deskOrder, deskOrders, type DeskOrderRow } from './desk.sql.ts';

type DeskAct = (typeof deskOrderActs)[number];

/** The states an act is for, and where it leads; what the shop has not begun is cancelled instead of returned. */
const steps: Readonly<Record<DeskAct, { readonly from: readonly MallOrderState[]; readonly to: MallOrderState }>> = {
  prepare: { from: ['accepted'], to: 'preparing' },
  deliver: { from: ['preparing'], to: 'delivered' },
  return: { from: ['accepted', 'preparing', 'delivered'], to: 'returned' },
};

/** A page of the orders in one state, the oldest first. */
export async function listDesk(
  { db, caller, query, language }: Call<typeof listDeskOrders>,
  { staff, limits }: MallContext,
): Promise<ReplyOf<typeof listDeskOrders>> {
  await staff.requireStaff(db, caller, 'orders.fulfil');
  const { state, show = 'all', max_id: after = null } = query;
  if (after === -1) return { items: [], max_id: -1 };
  const size = limits.complaint_page;
  const start_hours = limits.order_start_hours;
  const rows = await deskOrders.all(db, { state, show, start_hours, language, after, most: size + 1 });
  const { shown, max_id } = momentPage(rows, size);
  return { items: shown.map(presentDeskOrder), max_id };
}

/** Opens an order with its address; the look is logged. */
export async function openDeskOrder(call: Call<typeof getDeskOrder>, context: MallContext): Promise<DeskOrderPage> {
  await context.staff.requireStaff(call.db, call.caller, 'orders.fulfil');
  const page = await readDeskOrder(call, call.params.id, context);
  await log(call, context, { id: call.params.id, act: 'looked', detail: '' });
  return page;
}

/** A step of the shop. The same step again changes nothing. */
export async function updateDesk(call: Call<typeof updateDeskOrder>, context: MallContext): Promise<DeskOrderPage> {
  const { db, caller, params, body, emit } = call;
  await context.staff.requireStaff(db, caller, 'orders.fulfil');
  const { act, courier, tracking_number, reason } = body;
  const order = await lockOrder.first(db, { id: params.id });
  if (order === undefined) throw refuse('not_found');
  if (order.sender_id === caller.id || order.recipient_id === caller.id) throw refuse('act_on_oneself');
  const { from } = steps[act];
  const isUnbegun = order.state === 'accepted' || order.state === 'cancelled';
  const to = act === 'return' && isUnbegun ? 'cancelled' : steps[act].to;
  if (act === 'deliver' && (courier === undefined || tracking_number === undefined))
    throw refuse('input_invalid', { field: courier === undefined ? 'courier' : 'tracking_number' });
  if (act === 'return' && reason === undefined) throw refuse('input_invalid', { field: 'reason' });
  if (from.includes(order.state)) {
    await moveOrder({ db, emit }, order, {
      state: to,
      by: null,
      ...(courier === undefined ? {} : { courier }),
      ...(tracking_number === undefined ? {} : { tracking_number }),
    });
    await log(call, context, { id: order.id, act, before: order.state, after: to, detail: reason ?? '' });
    call.afterCommit(context.outbox.nudge);
  } else if (order.state !== to) throw refuse('order_moved');
  return readDeskOrder(call, order.id, context);
}

type Reading = Pick<Call<Endpoint>, 'db' | 'language'> & { readonly caller: Caller };

async function readDeskOrder(
  { db, language }: Reading,
  id: number,
  { addresses, limits }: MallContext,
): Promise<DeskOrderPage> {
  const row = await deskOrder.first(db, { id, start_hours: limits.order_start_hours, language });
  if (row === undefined) throw refuse('not_found');
  const names = await readAccountSummaries(
    db,
    [row.sender_id, row.recipient_id].filter((one) => one !== null),
  );
  const isOpen = row.state === 'accepted' || row.state === 'preparing' || row.state === 'delivered';
  return {
    ...presentDeskOrder(row),
    sender: names.get(row.sender_id ?? 0)?.name ?? null,
    recipient: names.get(row.recipient_id ?? 0)?.name ?? null,
    card: row.card === '' ? null : row.card,
    address: isOpen && row.address !== null ? addresses.open(row.address) : null,
    courier: row.courier,
    tracking_number: row.tracking_number,
    acts: (Object.keys(steps) as DeskAct[]).filter((act) => steps[act].from.includes(row.state)),
    timeline: row.steps.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  };
}

function presentDeskOrder(row: DeskOrderRow): DeskOrder {
  return {
    id: row.id,
    state: row.state,
    items: row.items.map(({ name, picture, quantity }) => ({ name, picture, quantity })),
    total: goldFromCents(row.total),
    is_gift: row.is_gift,
    created_at: row.created_at.toISOString(),
    moved_at: row.moved_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
  };
}

interface LoggedAct {
  readonly id: number;
  readonly act: DeskAct | 'looked';
  readonly before?: MallOrderState;
  readonly after?: MallOrderState;
  readonly detail: string;
}

async function log({ db, caller }: Reading, { staff }: MallContext, { id, act, ...rest }: LoggedAct): Promise<void> {
  await staff.noteAct(db, { staff_id: caller.id, act: `order.${act}`, subject: 'order', subject_ids: [id], ...rest });
}
