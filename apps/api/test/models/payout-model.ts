/** One random step in the life of a partner, in whole gold. */
export interface PayoutStep {
  readonly kind: (typeof payoutSteps)[number];
  readonly amount: number;
}

export const payoutSteps = [
  'earn',
  'request',
  'approve',
  'pay',
  'refuse',
  'fail',
  'cancel',
  'return',
  'refund',
  'chargeback',
] as const;

/** What cash-out promises, without a database. */
interface PayoutModel {
  earned: number;
  debt: number;
  open: { readonly gold: number; state: 'requested' | 'approved' } | null;
  /** Gold of payouts that were paid, the newest last. */
  readonly paid: number[];
  /** Shares that were not refunded, the newest last. */
  readonly shares: number[];
}

export type StepOutcome = 'done' | 'nothing' | 'payout_open' | 'payout_below_minimum' | 'payout_short' | 'payout_held';

export function newPayoutModel(): PayoutModel {
  return { earned: 0, debt: 0, open: null, paid: [], shares: [] };
}

export function freeGold({ earned, debt }: PayoutModel): number {
  return Math.max(0, earned - debt);
}

/** What must never be lost: what was earned is there, waits, was paid, or is owed. */
export function isWhole({ earned, debt, open, paid, shares }: PayoutModel): boolean {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return earned - debt + (open?.gold ?? 0) + sum(paid) === sum(shares);
}

/** Applies a step and returns what the program must answer; `nothing` where there is nothing to act on. */
export function applyStep(model: PayoutModel, { kind, amount }: PayoutStep): StepOutcome {
  const { open } = model;
  switch (kind) {
    case 'earn':
      model.earned += amount;
      model.shares.push(amount);
      return 'done';
    case 'request':
      if (open !== null) return 'payout_open';
      if (amount < 50) return 'payout_below_minimum';
      if (amount > freeGold(model)) return 'payout_short';
      model.earned -= amount;
      model.open = { gold: amount, state: 'requested' };
      return 'done';
    case 'approve':
    case 'pay':
      if (open === null || open.state !== (kind === 'approve' ? 'requested' : 'approved')) return 'nothing';
      if (model.debt > model.earned) return 'payout_held';
      if (kind === 'approve') open.state = 'approved';
      else {
        model.paid.push(open.gold);
        model.open = null;
      }
      return 'done';
    case 'refuse':
    case 'fail':
    case 'cancel':
      if (open === null || (kind !== 'refuse' && open.state !== (kind === 'fail' ? 'approved' : 'requested')))
        return 'nothing';
      model.earned += open.gold;
      model.open = null;
      return 'done';
    case 'return':
      model.earned += model.paid.pop() ?? 0;
      return 'done';
    case 'refund': {
      const share = model.shares.pop() ?? 0;
      const covered = Math.min(model.earned, share);
      model.earned -= covered;
      model.debt += share - covered;
      return 'done';
    }
    case 'chargeback':
      return 'done';
  }
}
