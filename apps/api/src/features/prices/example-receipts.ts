import type { PriceReceipt } from '@peonia/contract/money/price-list.ts';
import type { PriceValues } from '@peonia/contract/money/price-rules.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { packPrice } from '@peonia/core/packs.ts';
import { feeTariff, priceOf, tariffFor } from '../payments/public.ts';

const packMonths = 12;
const callMinutes = 10;
const soldGold = 100;

/** Purchases as examples, by the rules that charge them: what the list before takes and what this one takes. */
export function exampleReceipts(limits: Limits, before: PriceValues, after: PriceValues): PriceReceipt[] {
  const was = examples({ ...limits, ...before }, after.recharge_default);
  return examples({ ...limits, ...after }, after.recharge_default).map(({ amount, ...example }, index) => ({
    ...example,
    before: (was[index]?.amount ?? 0) / 100,
    after: amount / 100,
  }));
}

type Example = Pick<PriceReceipt, 'thing' | 'quantity' | 'currency'> & { readonly amount: number };

function examples(limits: Limits, gold: number): Example[] {
  const usd_cents = limits.gold_usd_cents;
  const usd = tariffFor('world', { usd_cents, vip: false }, limits);
  const vip = tariffFor('world', { usd_cents, vip: true }, limits);
  const rmb = tariffFor('china', { usd_cents, vip: false }, limits);
  const bought = centsFromGold(gold);
  const pack = packPrice(packMonths, limits);
  const fee = centsFromGold(limits.travel_fee);
  return [
    { thing: 'recharge', quantity: gold, currency: 'USD', amount: priceOf(bought, usd) },
    { thing: 'recharge_vip', quantity: gold, currency: 'USD', amount: priceOf(bought, vip) },
    { thing: 'recharge_china', quantity: gold, currency: 'RMB', amount: priceOf(bought, rmb) },
    { thing: 'pack', quantity: packMonths, currency: 'USD', amount: priceOf(pack, usd) },
    { thing: 'pack_china', quantity: packMonths, currency: 'RMB', amount: priceOf(pack, rmb) },
    { thing: 'travel', quantity: 1, currency: 'USD', amount: priceOf(fee, feeTariff(usd, limits)) },
    { thing: 'travel_china', quantity: 1, currency: 'RMB', amount: priceOf(fee, feeTariff(rmb, limits)) },
    { thing: 'call', quantity: callMinutes, currency: 'gold', amount: callMinutes * limits.call_video_price * 100 },
    {
      thing: 'earning',
      quantity: soldGold,
      currency: 'gold',
      amount: Math.floor((soldGold * limits.partner_share_basis_points) / 100),
    },
  ];
}
