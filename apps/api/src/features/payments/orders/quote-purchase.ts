import type { purchase as endpoint } from '@peonia/contract/money/payments.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold, type GoldCents } from '@peonia/core/money.ts';
import { isForLife, packPrice, trialPack, type PackMonth } from '@peonia/core/packs.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse, refusePrice } from '../../../platform/http/refusal.ts';
import { isPartner, readVip } from '../../accounts/public.ts';
import { requireAgreement, upgradeTarget } from '../../membership/public.ts';
import type { StoreGateway } from '../gateways/payment-gateway.ts';
import { storeProducts } from '../gateways/stores/store-products.ts';
import type { PaymentItemName } from '../payment-item.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { feeTariff, priceOf } from '../prices/price.ts';
import { gatewaysFor, readTariff } from '../prices/read-tariff.ts';
import { hasDisputed } from './order.sql.ts';

interface Quote {
  readonly gold: number;
  readonly month: PackMonth | null;
  readonly item: PaymentItemName | null;
  readonly item_id: number | null;
  readonly target_id: number;
  readonly amount: number;
  readonly currency: 'USD' | 'RMB';
  /** List prices of one gold, which later shares of the order go by. */
  readonly list_usd_cents: number;
  readonly list_rmb_cents: number;
}

/** The price for the caller now. Refused if the item cannot be bought, or if another price was `expected`. */
export async function quotePurchase(
  call: Call<typeof endpoint>,
  { gateways, config, items }: Pick<PaymentsContext, 'gateways' | 'config' | 'items'>,
): Promise<Quote> {
  const { db, body, params, caller, variant } = call;
  const chosen = [body.amount, body.month, body.item].filter((one) => one !== undefined);
  if (chosen.length !== 1) throw refuse('input_invalid', { field: 'amount' });
  if ((body.month === undefined && body.user_id !== undefined) || (body.amount ?? 0) > config.limits.recharge_max)
    throw refuse('input_invalid', { field: 'amount' });
  const tariff = await readTariff(db, caller, variant, config.limits);
  const store = gateways.get(params.method)?.store;
  if (store === undefined && !gatewaysFor(gateways, tariff.currency).includes(params.method))
    throw refuse('gateway_unknown');
  if ((await hasDisputed.one(db, { account_id: caller.id })).disputed) throw refuse('payment_locked');

  const month = body.month ?? null;
  const target_id = month === null ? caller.id : await readTarget(call, month);
  const gold = await priceInGold(call, items, config.limits);
  // A store has one price for everybody, and the books keep the list price.
  const isOwnPrice = store === undefined && body.item === undefined;
  const amount = priceOf(gold, isOwnPrice ? tariff : feeTariff(tariff, config.limits));
  if (store !== undefined) checkStore(call, store, { gold, limits: config.limits });
  const { expected } = body;
  const isAsSeen = expected?.currency === tariff.currency && Math.round(expected.amount * 100) === amount;
  if (expected !== undefined && !isAsSeen) throw refusePrice({ amount: amount / 100, currency: tariff.currency });
  const { name: item = null, id: item_id = null } = body.item ?? {};
  const list = { list_usd_cents: config.limits.gold_usd_cents, list_rmb_cents: config.limits.gold_rmb_cents };
  return { gold, month, item, item_id, target_id, amount, currency: tariff.currency, ...list };
}

/** A store sells its products in its own app alone, and nothing that is not used in the app. */
function checkStore(
  { body, client }: Call<typeof endpoint>,
  { platform }: StoreGateway,
  { gold, limits }: { readonly gold: GoldCents; readonly limits: Limits },
): void {
  const month = body.month ?? null;
  const isSold = storeProducts(limits).some((product) => product.month === month && product.gold === gold);
  if (client.shell !== platform || body.item !== undefined || !isSold) throw refuse('gateway_unknown');
}

async function priceInGold(
  { db, caller, body }: Call<typeof endpoint>,
  items: PaymentsContext['items'],
  limits: Limits,
): Promise<GoldCents> {
  if (body.month !== undefined) return packPrice(body.month, limits);
  if (body.item === undefined) return centsFromGold(body.amount ?? 0);
  const { name, id } = body.item;
  const item = items.find((one) => one.name === name);
  if (item === undefined) throw refuse('not_found');
  await item.check(db, caller.id, id);
  return item.price(limits);
}

/** The receiver of a pack. Refused before any money moves if the pack would be worth nothing to them. */
async function readTarget({ db, body, caller }: Call<typeof endpoint>, month: PackMonth): Promise<number> {
  const receiver = await upgradeTarget(db, caller, body.user_id);
  requireAgreement(receiver, body.agreed);
  const target = receiver.id;
  const vip = await readVip(db, target);
  if (isForLife(vip.vip_until)) throw refuse('vip_for_life');
  if (month === trialPack && (vip.trialing !== 0 || (target !== caller.id && !(await isPartner(db, caller.id)))))
    throw refuse('trial_used');
  return target;
}
