import { rechargePresets } from '@peonia/contract/money/recharge-presets.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold, goldFromCents, type GoldCents } from '@peonia/core/money.ts';
import { isLifetimePack, packMonths, packPrice, trialPack, type PackMonth } from '@peonia/core/packs.ts';

/** What a product of the stores is made of: gold, or a pack of VIP. */
interface Wares {
  /** Hundredths of gold. */
  readonly gold: GoldCents;
  readonly month: PackMonth | null;
}

interface StoreProduct extends Wares {
  readonly id: string;
}

/** Products by their names in the consoles of both stores: the amounts of gold on offer, and the packs. */
export function storeProducts(limits: Limits): StoreProduct[] {
  const gold = rechargePresets(limits).map((amount) => ({ gold: centsFromGold(amount), month: null }));
  const packs = packMonths.map((month) => ({ gold: packPrice(month, limits), month }));
  return [...gold, ...packs].map((wares) => ({ id: productOf(wares), ...wares }));
}

/** The product that an order is paid by. Its price may change at the store, and what it is never does. */
export function productOf({ gold, month }: Wares): string {
  if (month === null) return `gold_${goldFromCents(gold)}`;
  if (month === trialPack) return 'vip_trial';
  return isLifetimePack(month) ? 'vip_life' : `vip_${month}`;
}
