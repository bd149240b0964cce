import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { rechargePresets } from '@peonia/contract/money/recharge-presets.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { isForLife, type PackMonth, trialPack } from '@peonia/core/packs.ts';
import type { PaymentChoice, PaymentMethod } from '../orders/payment-record.ts';
import { goldAtStore } from './gold-at-store.ts';
import { labelOf, type Pack, type Prices, priceOfGold } from './price.ts';

export type Mode = 'recharge' | 'upgrade' | 'item';
export type Target = NonNullable<PaymentChoice['target']>;
type Payer = Pick<Account, 'balance' | 'vip' | 'free' | 'vip_expired_at' | 'is_partner' | 'trialing'>;

/** The member's selection so far. */
export interface Draft {
  readonly mode: Mode;
  /** One of the presets, or null for a custom amount. */
  readonly gold: number | null;
  readonly ownGold: string;
  readonly month: PackMonth;
  readonly item: PaymentChoice['item'];
  /** Null until chosen: the best method is then preselected. */
  readonly method: PaymentMethod | null;
  readonly target: Target | null;
  readonly agreed: boolean;
}

export type Problem = 'amount' | 'agree' | 'method';

export function isVip(me: Pick<Account, 'vip' | 'free'>): boolean {
  return me.vip === 1 || me.free === 1;
}

/** The packs on offer: the trial only where available, none for a lifetime member. */
export function packsFor(prices: Prices, me: Payer, target: Target | null): readonly Pack[] {
  if (target === null && isForLife(me.vip_expired_at)) return [];
  // A partner can always give it to others.
  const hasTrial = prices.trial && (target === null ? me.trialing === 0 : me.is_partner === 1);
  const packs = prices.packs.filter(({ month }) => month !== trialPack || hasTrial);
  // For another member it is a free gift.
  return target === null
    ? packs
    : packs.map((pack) => (pack.month === trialPack ? { ...pack, gold: 0, amount: 0 } : pack));
}

/** The selected pack, or the closest one available. */
export function packOf(prices: Prices, me: Payer, { month, target }: Draft): Pack | undefined {
  const packs = packsFor(prices, me, target);
  return packs.find((pack) => pack.month === month) ?? packs.find((pack) => pack.month === 12) ?? packs[0];
}

/** Payment methods for the selection. A trial for another member is a partner's free gift. */
export function methodsFor(prices: Prices, me: Payer, draft: Draft): readonly PaymentMethod[] {
  if (draft.mode !== 'upgrade') return prices.gateways;
  if (draft.target !== null && packOf(prices, me, draft)?.month === trialPack) return ['present'];
  const isSold = prices.isOfStore !== true || packOf(prices, me, draft)?.label !== undefined;
  return [...(mayUseBalance(prices, me) ? (['balance'] as const) : []), ...(isSold ? prices.gateways : [])];
}

/** The balance can pay from above 30 gold. Source: specification section 5. */
function mayUseBalance(prices: Prices, me: Pick<Account, 'balance'>): boolean {
  return prices.balance_gateway && me.balance > limits.balance_gateway_above;
}

/** The preselected method: the chosen one, else the balance if sufficient, else the first gateway. */
export function methodOf(prices: Prices, me: Payer, draft: Draft): PaymentMethod | undefined {
  const methods = methodsFor(prices, me, draft);
  if (draft.method !== null && methods.includes(draft.method)) return draft.method;
  const cost = packOf(prices, me, draft)?.gold ?? 0;
  return methods.find((method) => method !== 'balance' || me.balance >= cost) ?? methods[0];
}

/** Whole gold to buy, or null for an invalid amount. */
export function goldOf({ gold, ownGold }: Draft): number | null {
  if (gold !== null) return gold;
  const own = /^\d{1,4}$/.test(ownGold.trim()) ? Number(ownGold) : 0;
  return own >= 1 && own <= limits.recharge_max ? own : null;
}

/** The request for the selection, or the problem that prevents it. */
export function resolveChoice(
  prices: Prices,
  me: Payer,
  draft: Draft,
): { readonly choice: PaymentChoice | null; readonly problem: Problem | null } {
  const method = methodOf(prices, me, draft);
  if (method === undefined) return { choice: null, problem: 'method' };
  if (draft.mode === 'recharge') {
    const gold = prices.isOfStore === true ? goldAtStore(prices, draft) : goldOf(draft);
    if (gold === null) return { choice: null, problem: 'amount' };
    return {
      choice: { method, gold, month: null, item: null, price: priceOfGold(prices, gold, isVip(me)), target: null },
      problem: null,
    };
  }
  if (draft.mode === 'item') {
    const fee = prices.items.find(({ name }) => name === draft.item?.name);
    if (fee === undefined) return { choice: null, problem: 'method' };
    const price = { amount: fee.amount, currency: prices.currency };
    return { choice: { method, gold: null, month: null, item: draft.item, price, target: null }, problem: null };
  }
  const pack = packOf(prices, me, draft);
  if (pack === undefined) return { choice: null, problem: 'method' };
  const price =
    method === 'balance'
      ? ({ amount: pack.gold, currency: 'gold' } as const)
      : method === 'present'
        ? ({ amount: 0, currency: 'gold' } as const)
        : { amount: pack.amount, currency: prices.currency, ...labelOf(pack) };
  const choice = { method, gold: null, month: pack.month as PackMonth, item: null, price, target: draft.target };
  return { choice, problem: draft.target !== null && !draft.agreed ? 'agree' : null };
}

/** The initial selection: the usual amount or the smallest preset that covers `missing`; twelve months. */
export function initialDraft(
  mode: Mode,
  missing: number | undefined,
  target: Target | null,
  month: PackMonth = 12,
): Draft {
  const gold =
    missing === undefined ? limits.recharge_default : (rechargePresets(limits).find((one) => one >= missing) ?? null);
  const ownGold = gold === null ? String(Math.min(limits.recharge_max, Math.ceil(missing ?? 0))) : '';
  return { mode, gold, ownGold, month, item: null, method: null, target, agreed: false };
}
