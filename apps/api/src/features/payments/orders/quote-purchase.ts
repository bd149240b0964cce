import type { purchase as endpoint } from '@peonia/contract/money/payments.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { isForLife, packPrice, trialPack, type PackMonth } from '@peonia/core/packs.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isPartner, readVip } from '../../accounts/public.ts';
import { upgradeTarget } from '../../membership/public.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { priceOf } from '../prices/price.ts';
import { gatewaysFor, readTariff } from '../prices/read-tariff.ts';
import { hasDisputed } from './order.sql.ts';

export interface Quote {
  readonly gold: number;
  readonly month: PackMonth | null;
  readonly target_id: number;
  readonly amount: number;
  readonly currency: 'USD' | 'RMB';
}

/** The price for the caller now. Refused if the item cannot be bought, or if `expected` is another price. */
export async function quotePurchase(
  call: Call<typeof endpoint>,
  { gateways, config }: Pick<PaymentsContext, 'gateways' | 'config'>,
): Promise<Quote> {
  const { db, body, params, caller, variant } = call;
  if ((body.amount === undefined) === (body.month === undefined)) throw refuse('input_invalid', { field: 'amount' });
  if (body.amount !== undefined && (body.user_id !== undefined || body.amount > config.limits.recharge_max))
    throw refuse('input_invalid', { field: 'amount' });
  const tariff = await readTariff(db, caller, variant, config.limits);
  if (!gatewaysFor(gateways, tariff.currency).includes(params.method)) throw refuse('gateway_unknown');
  if ((await hasDisputed.one(db, { account_id: caller.id })).disputed) throw refuse('payment_locked');

  const month = body.month ?? null;
  const target_id = month === null ? caller.id : await readTarget(call, month);
  const gold = month === null ? centsFromGold(body.amount ?? 0) : packPrice(month);
  const amount = priceOf(gold, tariff);
  if (body.expected.currency !== tariff.currency || Math.round(body.expected.amount * 100) !== amount)
    throw refuse('price_changed');
  return { gold, month, target_id, amount, currency: tariff.currency };
}

/** The receiver of a pack. Refused before any money moves if the pack would be worth nothing to them. */
async function readTarget({ db, body, caller }: Call<typeof endpoint>, month: PackMonth): Promise<number> {
  const { id: target } = await upgradeTarget(db, caller, body.user_id);
  const vip = await readVip(db, target);
  if (isForLife(vip.vip_until)) throw refuse('vip_for_life');
  if (month === trialPack && (vip.trialing !== 0 || (target !== caller.id && !(await isPartner(db, caller.id)))))
    throw refuse('trial_used');
  return target;
}
