import { shareOfCash } from '../../src/features/partners/shares/share-of-cash.ts';

/** One random step in the life of a partner with referred payments. Amounts in hundredths. */
export interface ShareStep {
  readonly kind: (typeof shareSteps)[number];
  readonly which: number;
  readonly amount: number;
}

export const shareSteps = ['pay', 'pay', 'refund', 'dispute', 'win', 'settle', 'request', 'paid', 'back'] as const;

interface ModelPayment {
  readonly amount: number;
  refunded: number;
  readonly disputes: number[];
  /** Booked parts of the share, the oldest first. */
  readonly parts: { left: number; isPending: boolean }[];
}

/** What the share of referred payments promises, without a database. */
export interface ShareModel {
  earned: number;
  debt: number;
  /** Gold of the open payout; null without one. */
  held: number | null;
  paidOut: number;
  readonly payments: ModelPayment[];
}

export function newShareModel(): ShareModel {
  return { earned: 0, debt: 0, held: null, paidOut: 0, payments: [] };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const cashOf = ({ amount, refunded, disputes }: ModelPayment): number => amount - refunded - sum(disputes);

export const pendingOf = ({ payments }: ShareModel): number =>
  sum(payments.flatMap(({ parts }) => parts.filter(({ isPending }) => isPending).map(({ left }) => left)));

/** What may be paid out. */
export const freeOf = ({ earned, debt }: ShareModel): number => Math.max(0, earned - debt);

/** No cent is lost: what the shares are now is pending, available, waits, was paid, or is owed. */
export function isWhole(model: ShareModel): boolean {
  const shares = sum(model.payments.map((payment) => shareOfCash(cashOf(payment), 2_000, 100)));
  return shares === pendingOf(model) + model.earned - model.debt + (model.held ?? 0) + model.paidOut;
}

/** Brings the parts of a payment to its share: the newest parts are taken back first. */
export function modelShare(model: ShareModel, payment: ModelPayment): void {
  const wanted = shareOfCash(cashOf(payment), 2_000, 100);
  const booked = sum(payment.parts.map(({ left }) => left));
  if (wanted > booked) payment.parts.push({ left: wanted - booked, isPending: true });
  let missing = Math.max(0, booked - wanted);
  for (const part of payment.parts.toReversed()) {
    const taken = Math.min(missing, part.left);
    part.left -= taken;
    missing -= taken;
    if (part.isPending) continue;
    const covered = Math.min(model.earned, taken);
    model.earned -= covered;
    model.debt += taken - covered;
  }
}

export function modelSettle(model: ShareModel): void {
  for (const part of model.payments.flatMap(({ parts }) => parts)) {
    if (!part.isPending) continue;
    model.earned += part.left;
    part.isPending = false;
  }
}
