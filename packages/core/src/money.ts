/**
 * Gold is an integer of hundredths everywhere inside the program; only the wire and the screen see decimals. Source:
 * product decisions, "Money: Unit".
 */
export type GoldCents = number;

/** 1250 → 12.5: the form in which a reply carries gold, at most two decimals. */
export function goldFromCents(cents: GoldCents): number {
  assertCents(cents);
  return cents / 100;
}

/** 12.5 → 1250. Refuses anything finer than a hundredth instead of rounding silently. */
export function centsFromGold(gold: number): GoldCents {
  const cents = Math.round(gold * 100);
  // A double near a large amount is itself off by a fraction of a hundredth; the tolerance grows with it.
  const tolerance = Math.max(1e-6, Math.abs(cents) * 4 * Number.EPSILON);
  if (!(Math.abs(cents - gold * 100) <= tolerance)) throw new RangeError(`Gold has at most two decimals: ${gold}`);
  assertCents(cents);
  return cents;
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of gold hundredths: ${cents}`);
}
