import { shareOf } from '../../src/features/ledger/transfers/split-spending.ts';

/**
 * One random action: four members who buy, one partner who earns. Amounts are small, so that running short is common.
 */
export interface BookAction {
  readonly kind:
    | 'bonus'
    | 'recharge'
    | 'spend'
    | 'earn'
    | 'again'
    | 'refund'
    | 'chargeback'
    | 'won'
    | 'hold'
    | 'post'
    | 'void'
    | 'settle';
  readonly who: number;
  readonly amount: number;
}

export const bookActions: readonly BookAction['kind'][] = [
  'bonus',
  'recharge',
  'spend',
  'earn',
  'again',
  'refund',
  'chargeback',
  'won',
  'hold',
  'post',
  'void',
  'settle',
];

interface Parts {
  readonly bonus: number;
  readonly purchased: number;
}

interface Spent extends Parts {
  readonly key: string;
  readonly share: number;
  is_settled: boolean;
  /** Set once the real books have run it. */
  transfer_id: number;
}

interface ModelWallets {
  bonus: number;
  purchased: number;
  debt: number;
  /** Chargebacks that may still be won. */
  readonly disputed: number[];
  readonly holds: (Parts & { readonly key: string })[];
  readonly spent: Spent[];
}

/** A model of the books without a database: what `ledger` promises. */
interface BookModel {
  readonly purses: readonly ModelWallets[];
  readonly partner: { earned: number; debt: number };
  pending: number;
}

export type Outcome = 'done' | 'gold_short' | 'payment_locked';

export function newModel(members: number): BookModel {
  return {
    purses: Array.from({ length: members }, () => ({
      bonus: 0,
      purchased: 0,
      debt: 0,
      disputed: [],
      holds: [],
      spent: [],
    })),
    partner: { earned: 0, debt: 0 },
    pending: 0,
  };
}

function freeOf(purse: ModelWallets): Parts {
  return purse.holds.reduce(
    (free, hold) => ({ bonus: free.bonus - hold.bonus, purchased: free.purchased - hold.purchased }),
    { bonus: purse.bonus, purchased: purse.purchased },
  );
}

/** Bonus first; null where both do not suffice. */
function partsOf(purse: ModelWallets, amount: number): Parts | null {
  const free = freeOf(purse);
  if (free.bonus + free.purchased < amount) return null;
  const bonus = Math.min(free.bonus, amount);
  return { bonus, purchased: amount - bonus };
}

export function modelCredit(purse: ModelWallets, kind: 'bonus' | 'recharge', amount: number): void {
  if (kind === 'bonus') purse.bonus += amount;
  else {
    const settled = Math.min(purse.debt, amount);
    purse.debt -= settled;
    purse.purchased += amount - settled;
  }
}

export function modelSpend(
  model: BookModel,
  purse: ModelWallets,
  { key, amount, earns }: { key: string; amount: number; earns: boolean },
): Outcome {
  if (purse.debt > 0) return 'payment_locked';
  const parts = partsOf(purse, amount);
  if (parts === null) return 'gold_short';
  const share = earns ? shareOf(parts.purchased, 4_000) : 0;
  purse.bonus -= parts.bonus;
  purse.purchased -= parts.purchased;
  model.pending += share;
  purse.spent.push({ ...parts, key, share, is_settled: false, transfer_id: 0 });
  return 'done';
}

/** A refund returns every part; the partner's share is taken from where it is, and becomes a debt where it is gone. */
export function modelRefund(model: BookModel, purse: ModelWallets, spent: Spent): void {
  purse.bonus += spent.bonus;
  purse.purchased += spent.purchased;
  if (!spent.is_settled) model.pending -= spent.share;
  else {
    const covered = Math.min(model.partner.earned, spent.share);
    model.partner.earned -= covered;
    model.partner.debt += spent.share - covered;
  }
}

export function modelChargeback(purse: ModelWallets, amount: number): void {
  const covered = Math.min(amount, freeOf(purse).purchased);
  purse.purchased -= covered;
  purse.debt += amount - covered;
  purse.disputed.push(amount);
}

/** A won dispute credits its gold like a recharge: debt first. */
export function modelWon(purse: ModelWallets): number | undefined {
  const amount = purse.disputed.pop();
  if (amount !== undefined) modelCredit(purse, 'recharge', amount);
  return amount;
}

export function modelHold(purse: ModelWallets, key: string, amount: number): Outcome {
  if (purse.debt > 0) return 'payment_locked';
  const parts = partsOf(purse, amount);
  if (parts === null) return 'gold_short';
  purse.holds.push({ ...parts, key });
  return 'done';
}

export function modelPost(purse: ModelWallets, hold: Parts): void {
  purse.bonus -= hold.bonus;
  purse.purchased -= hold.purchased;
}

export function modelSettle(model: BookModel): void {
  model.partner.earned += model.pending;
  model.pending = 0;
  for (const { spent } of model.purses) for (const one of spent) one.is_settled = true;
}
