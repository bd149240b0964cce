/**
 * A whole number of hundredths as some providers write amounts; null for anything else, so that it matches no order.
 */
export function hundredthsOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** "12.34" → 1234, read as text: no double ever stands between a provider's amount and ours. */
export function hundredthsOfText(value: unknown): number | null {
  const [, whole, part = ''] =
    (typeof value === 'string' ? /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(value) : null) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 1234 → "12.34". */
export function textOfHundredths(amount: number): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
