/** One random step of two payers, the partner they spend on, and finance. Amounts in hundredths of gold. */
export interface ClawbackStep {
  readonly kind: (typeof clawbackSteps)[number];
  readonly who: number;
  readonly which: number;
  readonly amount: number;
}

export const clawbackSteps = [
  'bonus',
  'pay',
  'pay',
  'spend',
  'spend',
  'spend',
  'refund',
  'dispute',
  'win',
  'reverse',
  'mature',
  'request',
  'paid',
  'back',
  'follow',
] as const;

/** A hundredth of gold that somebody bought. The model moves each of them alone, which is slow and plain. */
interface Cent {
  order: number;
  isUnpaid: boolean;
}

interface ModelSpending {
  /** Bought gold, and the bonus gold that was spent with it. */
  readonly cents: Cent[];
  readonly bonus: number;
  readonly whole: number;
  /** The share of the whole, and what the partner has of it now. */
  readonly share: number;
  kept: number;
  isPending: boolean;
  isReversed: boolean;
}

interface ModelPayer {
  bonus: number;
  wallet: Cent[];
  readonly spendings: ModelSpending[];
  /** Gold of each payment that was not taken back, and of its open disputes. */
  readonly orders: { left: number; readonly disputes: number[] }[];
}

export interface ClawbackModel {
  readonly payers: readonly ModelPayer[];
  /** Earned gold less debt. */
  free: number;
  held: number | null;
  paidOut: number;
}

export function newClawbackModel(): ClawbackModel {
  const payers = Array.from({ length: 2 }, () => ({ bonus: 0, wallet: [], spendings: [], orders: [] }));
  return { payers, free: 0, held: null, paidOut: 0 };
}

const halfUp = (amount: number, part: number, whole: number) => Math.floor((2 * amount * part + whole) / (2 * whole));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const spentCents = ({ spendings }: ModelPayer) =>
  spendings.filter((one) => !one.isReversed).flatMap(({ cents }) => cents);

export const debtOf = (payer: ModelPayer): number =>
  [...spentCents(payer), ...payer.wallet].filter(({ isUnpaid }) => isUnpaid).length;

export function modelPay(payer: ModelPayer, order: number, gold: number): void {
  for (let cent = 0; cent < gold; cent += 1) {
    const owed = [...spentCents(payer), ...payer.wallet].filter(({ isUnpaid }) => isUnpaid);
    const settled = owed.find((one) => one.order === order) ?? owed[0];
    if (settled === undefined) payer.wallet.push({ order, isUnpaid: false });
    else Object.assign(settled, { order, isUnpaid: false });
  }
}

/** Returns false where it is refused. */
export function modelSpend(payer: ModelPayer, gold: number): boolean {
  if (debtOf(payer) > 0 || payer.bonus + payer.wallet.length < gold) return false;
  const bonus = Math.min(payer.bonus, gold);
  payer.bonus -= bonus;
  const cents = payer.wallet.splice(0, gold - bonus);
  const share = halfUp(cents.length, 4, 10);
  const state = { kept: share, isPending: true, isReversed: false };
  payer.spendings.push({ cents, bonus, whole: cents.length, share, ...state });
  return true;
}

export function modelTakeBack(payer: ModelPayer, order: number, gold: number): void {
  const isOwn = (cent: Cent) => cent.order === order && !cent.isUnpaid;
  const covered = Math.min(gold, payer.wallet.length);
  for (let cent = 0; cent < gold; cent += 1) {
    if (cent >= covered) {
      const lost = [...spentCents(payer), ...payer.wallet].findLast(isOwn);
      if (lost !== undefined) lost.isUnpaid = true;
      continue;
    }
    const given = payer.wallet.find(isOwn) ?? payer.wallet.findLast(({ isUnpaid }) => !isUnpaid) ?? payer.wallet.at(-1);
    if (given === undefined) throw new Error('The wallet covers less');
    payer.wallet.splice(payer.wallet.indexOf(given), 1);
    if (isOwn(given)) continue;
    const instead = spentCents(payer).find(isOwn);
    if (instead !== undefined) Object.assign(instead, given);
  }
}

export function modelReverse(model: ClawbackModel, payer: ModelPayer, spending: ModelSpending): void {
  spending.isReversed = true;
  payer.bonus += spending.bonus;
  payer.wallet.unshift(...spending.cents);
  if (!spending.isPending) model.free -= spending.kept;
  spending.kept = 0;
}

/** The shares follow what is paid now. */
export function modelFollow(model: ClawbackModel): void {
  for (const spending of model.payers.flatMap(({ spendings }) => spendings)) {
    if (spending.isReversed || spending.whole === 0) continue;
    const paid = spending.cents.filter(({ isUnpaid }) => !isUnpaid).length;
    const kept = halfUp(spending.share, paid, spending.whole);
    if (!spending.isPending) model.free += kept - spending.kept;
    spending.kept = kept;
  }
}

export function modelMature(model: ClawbackModel): void {
  for (const spending of model.payers.flatMap(({ spendings }) => spendings)) {
    if (spending.isReversed || !spending.isPending) continue;
    spending.isPending = false;
    model.free += spending.kept;
  }
}

export const pendingOf = ({ payers }: ClawbackModel): number =>
  sum(payers.flatMap(({ spendings }) => spendings.filter((one) => one.isPending).map(({ kept }) => kept)));

/** No cent is lost: the shares are pending, free, waiting in a payout, paid, or owed. */
export function isWhole(model: ClawbackModel): boolean {
  const shares = sum(model.payers.flatMap(({ spendings }) => spendings.map(({ kept }) => kept)));
  return shares === pendingOf(model) + model.free + (model.held ?? 0) + model.paidOut;
}
