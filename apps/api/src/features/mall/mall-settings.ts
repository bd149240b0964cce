import { settingsGroup } from '../../platform/config/settings.ts';

export interface MallSettings {
  /** ISO 3166 codes: accounts of these countries have the mall without a flag of their own. */
  readonly countries: readonly string[];
}

export const mallSettings = settingsGroup(
  [
    {
      name: 'MALL_COUNTRIES',
      fallback: 'CN TW HK SG JP KR DE AT CH FR IT GB US CA AU',
      meaning:
        'Countries whose members see the mall, as ISO 3166 codes with spaces between them; `-` for none. Staff open it for single accounts besides.',
    },
  ] as const,
  ({ text, fail }): MallSettings => {
    const countries = text('MALL_COUNTRIES') === '-' ? [] : text('MALL_COUNTRIES').split(/[\s,]+/);
    if (!countries.every((code) => /^[A-Z]{2}$/.test(code))) fail('MALL_COUNTRIES', 'must be ISO 3166 codes or `-`');
    return { countries };
  },
);
