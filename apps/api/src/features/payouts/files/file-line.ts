import type { MethodDetails } from '../method/method-seal.ts';

/** One payout in a file. */
export interface FileLine {
  readonly id: number;
  /** Hundredths of USD. */
  readonly amount: number;
  readonly method: MethodDetails;
}

/** Names a payout at the bank, and on the statement of the partner. At most 35 characters, as ISO 20022 wants. */
export function endToEndId(brand: string, id: number): string {
  const prefix = brand
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 12)
    .toUpperCase();
  return `${prefix || 'PAYOUT'}-${id}`;
}

/** 8050 → "80.50". */
export function plainAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
