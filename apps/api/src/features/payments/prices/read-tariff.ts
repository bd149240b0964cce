import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Variant } from '@peonia/contract/protocol/variant.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { mePart, type MePart } from '../../accounts/public.ts';
import type { Gateways } from '../gateways/open-gateways.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import { deleteRate, rateOf, rateOfReader, saveRate } from '../orders/order.sql.ts';
import { tariffFor, type Tariff } from './price.ts';

/** USD per gold of the caller in `GET me`: their own price, or the list price. */
export function rateOfCaller(limits: Limits): MePart<number> {
  return mePart(rateOfReader, (usdCents: number | null) => (usdCents ?? limits.gold_usd_cents) / 100);
}

/** USD per gold that staff set for this account; null for the common price. */
export async function readPersonalRate(db: Db, accountId: number): Promise<number | null> {
  const rate = await rateOf.first(db, { account_id: accountId });
  return rate === undefined ? null : rate.usd_cents / 100;
}

export async function savePersonalRate(db: Db, accountId: number, rate: number | null): Promise<void> {
  if (rate === null) await deleteRate.run(db, { account_id: accountId });
  else await saveRate.run(db, { account_id: accountId, usd_cents: Math.round(rate * 100) });
}

/** The price of gold for the caller. */
export async function readTariff(db: Db, caller: Caller, variant: Variant, limits: Limits): Promise<Tariff> {
  const usd_cents = (await rateOf.first(db, { account_id: caller.id }))?.usd_cents ?? limits.gold_usd_cents;
  return tariffFor(variant, { usd_cents, vip: caller.vip }, limits);
}

/** The gateways that take this currency, without the stores. */
export function gatewaysFor(gateways: Gateways, currency: Tariff['currency']): GatewayName[] {
  return [...gateways.values()]
    .filter((gateway) => gateway.store === undefined)
    .filter((gateway) => gateway.currency === 'both' || gateway.currency === currency)
    .map((gateway) => gateway.name);
}
