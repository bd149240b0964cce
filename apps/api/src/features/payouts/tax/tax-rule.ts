import type { TaxState } from '@peonia/contract/payouts/payout-tax.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { currentTaxDocument, type TaxRow } from './tax-document.sql.ts';

/** Countries of tax residence that a document is asked for; `all` for every one, empty for none. */
export type TaxCountries = ReadonlySet<string> | 'all';

export interface TaxContext {
  readonly limits: Pick<Limits, 'payout_tax_days'>;
  readonly taxCountries: TaxCountries;
}

export const isTaxAsked = (countries: TaxCountries): boolean => countries === 'all' || countries.size > 0;

export const needsDocument = (country: string, countries: TaxCountries): boolean =>
  countries === 'all' || countries.has(country);

/** Until when a document counts. */
export function taxUntil({ created_at }: Pick<TaxRow, 'created_at'>, { limits }: Pick<TaxContext, 'limits'>): Date {
  return new Date(created_at.getTime() + limits.payout_tax_days * 86_400_000);
}

/**
 * What a payout still lacks: `missing` keeps it from being requested, `waiting` from being approved. Null where nothing
 * is asked for, or a document counts.
 */
export function taxLack(current: TaxRow | undefined, context: TaxContext): 'missing' | 'waiting' | null {
  if (!isTaxAsked(context.taxCountries)) return null;
  if (current === undefined) return 'missing';
  if (!needsDocument(current.country, context.taxCountries)) return null;
  const counts: readonly TaxState[] = ['waiting', 'accepted'];
  if (!counts.includes(current.state) || taxUntil(current, context).getTime() <= Date.now()) return 'missing';
  return current.state === 'waiting' ? 'waiting' : null;
}

export async function readTaxLack(db: Db, memberId: number, context: TaxContext): Promise<ReturnType<typeof taxLack>> {
  return taxLack(await currentTaxDocument.first(db, { member_id: memberId }), context);
}
