import type { upgrade as endpoint } from '@peonia/contract/money/membership.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { centsFromGold, goldFromCents } from '@peonia/core/money.ts';
import { packPrice, trialPack, type PackMonth } from '@peonia/core/packs.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isPartner, readVip } from '../accounts/public.ts';
import { emitBalance, goldPriceChanged, readBalance, spendGold } from '../ledger/public.ts';
import { grantPack, type PackGrant } from './grant-pack.ts';
import { takePresent } from './trials/trial.sql.ts';
import { requireAgreement, upgradeTarget, type UpgradeTarget } from './upgrade-target.ts';

/** State of a pack paid in money. */
export interface PaidPack {
  readonly state: 'loading' | 'credited' | 'over';
  readonly month: PackMonth;
  readonly target: { readonly user_id: number; readonly name: string } | null;
}

export interface UpgradeContext {
  readonly limits: Limits;
  /** Reads the caller's own order of a pack; injected, because payments are to the right. */
  paidPack(db: Db, payerId: number, orderId: string): Promise<PaidPack | null>;
}

type UpgradeCall = Call<typeof endpoint>;
type Result = ReplyOf<typeof endpoint>;

/** Who got a pack, and until when they are VIP; empty where the call reads an order. */
interface Upgraded {
  readonly target_id?: number;
  readonly vip_until?: CalendarDay | null;
}

/** The reply to an upgrade. Throws `not_found` if the caller may not see the receiver any more. */
export async function readUpgrade(call: UpgradeCall, done: Upgraded, context: UpgradeContext): Promise<Result> {
  if (done.target_id === undefined) return readOrderState(call, context);
  const target = await upgradeTarget(call.db, call.caller, done.target_id);
  return result(call.body.package, target, done.vip_until ?? null);
}

/** Buys VIP from the balance or gives a partner's trial. The state of a pack paid in money is read only. */
export async function upgrade(call: UpgradeCall, context: UpgradeContext): Promise<Upgraded> {
  if (call.body.gateway === 'order') return {};
  const target = await upgradeTarget(call.db, call.caller, call.body.user_id);
  requireAgreement(target, call.body.agreed);
  const granted =
    call.body.gateway === 'present'
      ? await givePresent(call, target, context.limits)
      : await payFromBalance(call, target, context.limits);
  await emitBalance(call, target.id);
  if (target.me === 0) await emitBalance(call, call.caller.id);
  return { target_id: target.id, vip_until: granted };
}

async function payFromBalance(
  { db, body, caller, request }: UpgradeCall,
  target: UpgradeTarget,
  limits: Limits,
): Promise<CalendarDay | null> {
  // Somebody else gets the trial from a partner alone.
  if (body.package === trialPack && target.me === 0 && !(await isPartner(db, caller.id))) throw refuse('trial_used');
  const price = packPrice(body.package, limits);
  if (body.expected !== goldFromCents(price)) throw goldPriceChanged(price);
  // The idempotency key: one key is one grant and one transfer.
  const key = `upgrade:${caller.id}:${String(request.headers['idempotency-key'])}`;
  const granted = await granting(db, { accountId: target.id, month: body.package, cause: key, paidBy: caller.id });
  await spendGold(db, {
    key,
    kind: 'vip',
    cause: 'vip_grant',
    cause_id: granted.grant_id,
    member_id: caller.id,
    price,
    ...(target.me === 0 ? { other_id: target.id } : {}),
  });
  // Checked with locked wallets: two requests cannot spend the same gold.
  if ((await readBalance(db, caller.id)) + price <= centsFromGold(limits.balance_gateway_above))
    throw refuse('balance_too_low', { gold: limits.balance_gateway_above });
  return granted.vip_until;
}

/** Partners give trials, a limited number a month, to members without one. */
async function givePresent(
  { db, body, caller, request }: UpgradeCall,
  target: UpgradeTarget,
  limits: Limits,
): Promise<CalendarDay | null> {
  if (target.me === 1 || !(await isPartner(db, caller.id))) throw refuse('forbidden');
  if (body.package !== trialPack) throw refuse('input_invalid', { field: 'package' });
  if ((await takePresent.first(db, { partner_id: caller.id, most: limits.trial_presents_per_month })) === undefined)
    throw refuse('presents_used_up');
  const cause = `present:${caller.id}:${String(request.headers['idempotency-key'])}`;
  return (await granting(db, { accountId: target.id, month: trialPack, cause, paidBy: caller.id })).vip_until;
}

/** Grants, or throws the reason; the refusal rolls everything back. */
async function granting(db: Db, grant: PackGrant): Promise<{ grant_id: number; vip_until: CalendarDay | null }> {
  const granted = await grantPack(db, grant);
  if (granted.outcome !== 'granted') throw refuse(granted.outcome);
  return granted;
}

/** The worker granted the pack when the payment was credited; this reads only. */
async function readOrderState({ db, body, caller }: UpgradeCall, { paidPack }: UpgradeContext): Promise<Result> {
  const order = body.order_id === undefined ? null : await paidPack(db, caller.id, body.order_id);
  if (order === null || order.month !== body.package) throw refuse('not_found');
  if (order.state === 'over') throw refuse('order_unpaid');
  const target: UpgradeTarget =
    order.target === null || order.target.user_id === caller.id
      ? { id: caller.id, name: caller.name, me: 1 }
      : { id: order.target.user_id, name: order.target.name, me: 0 };
  if (order.state === 'loading') return { ...result(order.month, target, null), status: 'loading' };
  return result(order.month, target, (await readVip(db, target.id)).vip_until);
}

function result(month: PackMonth, { name, me }: UpgradeTarget, vip_expired_at: CalendarDay | null): Result {
  return { status: 'success', month, me, name, vip_expired_at };
}
