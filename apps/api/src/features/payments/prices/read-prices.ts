import type { getPrices as endpoint } from '@peonia/contract/money/payments.ts';
import { rechargePresets } from '@peonia/contract/money/recharge-presets.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold, goldFromCents } from '@peonia/core/money.ts';
import { isLifetimePack, packMonths, packPrice, packSaving, trialPack } from '@peonia/core/packs.ts';
import type { Call } from '../../../platform/http/call.ts';
import { isPartner, readVip } from '../../accounts/public.ts';
import { readBalance } from '../../ledger/public.ts';
import type { Gateways } from '../gateways/open-gateways.ts';
import { storeProducts } from '../gateways/stores/store-products.ts';
import type { PaymentItem } from '../payment-item.ts';
import { feeTariff, priceOf, type Tariff } from './price.ts';
import { gatewaysFor, readTariff } from './read-tariff.ts';

/** Prices of gold and packs for the caller, in hundredths: the prices that `purchase` accepts. */
export async function readPrices(
  { db, caller, client, variant }: Call<typeof endpoint>,
  { limits, gateways, items }: { limits: Limits; gateways: Gateways; items: readonly PaymentItem[] },
): Promise<ReplyOf<typeof endpoint>> {
  const [tariff, balance, vip, partner] = await Promise.all([
    readTariff(db, caller, variant, limits),
    readBalance(db, caller.id),
    readVip(db, caller.id),
    isPartner(db, caller.id),
  ]);
  // A partner may give the trial to others even after having had one.
  const trial = vip.trialing === 0 || partner;
  return {
    currency: tariff.currency,
    rate: tariff.per_gold / 100,
    discount: tariff.currency === 'USD' ? limits.vip_discount : 0,
    presets: rechargePresets(limits).map((gold) => ({ gold, amount: priceOf(centsFromGold(gold), tariff) / 100 })),
    packs: packMonths
      .filter((month) => trial || month !== trialPack)
      .map((month) => ({
        month,
        gold: goldFromCents(packPrice(month, limits)),
        amount: priceOf(packPrice(month, limits), tariff) / 100,
        saving: packSaving(month, limits),
        lifetime: isLifetimePack(month),
      })),
    items: items.map(({ name, price }) => ({ name, amount: priceOf(price(limits), feeTariff(tariff, limits)) / 100 })),
    gateways: gatewaysFor(gateways, tariff.currency),
    store: readStore(gateways, client.shell, { limits, tariff: feeTariff(tariff, limits), trial }),
    balance_gateway: balance > centsFromGold(limits.balance_gateway_above),
    trial,
  };
}

type Store = ReplyOf<typeof endpoint>['store'];

/** The store of the app that asks, with its products; null in browsers, and in apps without a store. */
function readStore(
  gateways: Gateways,
  shell: string | null,
  { limits, tariff, trial }: { readonly limits: Limits; readonly tariff: Tariff; readonly trial: boolean },
): Store {
  const gateway = [...gateways.values()].find(({ store }) => store !== undefined && store.platform === shell);
  if (gateway === undefined || (gateway.name !== 'google' && gateway.name !== 'apple')) return null;
  return {
    gateway: gateway.name,
    products: storeProducts(limits)
      .filter(({ month }) => trial || month !== trialPack)
      .map(({ id, gold, month }) => ({
        id,
        gold: month === null ? goldFromCents(gold) : null,
        month,
        amount: priceOf(gold, tariff) / 100,
      })),
  };
}
