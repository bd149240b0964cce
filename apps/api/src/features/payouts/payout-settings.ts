import { isIban, normalizePayoutNumber } from '@peonia/core/payout-account.ts';
import { countryCodes } from '@peonia/i18n/countries.ts';
import { settingsGroup } from '../../platform/config/settings.ts';
import type { TaxCountries } from './tax/tax-rule.ts';

/** The account that payouts are paid from. */
export interface PayoutDebtor {
  readonly name: string;
  readonly iban: string;
  /** Empty where the bank knows it from the IBAN. */
  readonly bic: string;
}

interface PayoutSettings {
  /** Null without an account: no bank file can be made then. */
  readonly debtor: PayoutDebtor | null;
  /** Countries of tax residence that partners send a document for. */
  readonly taxCountries: TaxCountries;
}

export const payoutSettings = settingsGroup(
  [
    {
      name: 'PAYOUT_DEBTOR_NAME',
      fallback: '',
      meaning: 'Holder of the account that pays partners, for bank files (ISO 20022 pain.001).',
    },
    { name: 'PAYOUT_DEBTOR_IBAN', fallback: '', meaning: 'Its IBAN. Empty: payouts go into CSV files only.' },
    {
      name: 'PAYOUT_TAX_COUNTRIES',
      fallback: '',
      meaning:
        'Countries of tax residence that partners send a document for before they are paid: codes such as `US,DE`, or `*` for all. Empty: none.',
    },
    { name: 'PAYOUT_DEBTOR_BIC', fallback: '', meaning: 'Its BIC; may be empty where the bank does not ask for it.' },
  ] as const,
  ({ text, fail }): PayoutSettings => {
    const iban = normalizePayoutNumber('bank', text('PAYOUT_DEBTOR_IBAN'));
    const [name, bic] = [text('PAYOUT_DEBTOR_NAME'), text('PAYOUT_DEBTOR_BIC')];
    const taxCountries = taxCountriesIn(text('PAYOUT_TAX_COUNTRIES'), () =>
      fail('PAYOUT_TAX_COUNTRIES', 'must list country codes of two letters, or be *'),
    );
    if (iban === '') return { debtor: null, taxCountries };
    if (!isIban(iban)) fail('PAYOUT_DEBTOR_IBAN', 'must be an IBAN with a right checksum');
    if (name === '' || name.length > 70) fail('PAYOUT_DEBTOR_NAME', 'must name the holder in 1 to 70 characters');
    if (bic !== '' && !/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic))
      fail('PAYOUT_DEBTOR_BIC', 'must be a BIC of 8 or 11 characters');
    return { debtor: { name, iban, bic }, taxCountries };
  },
);

function taxCountriesIn(text: string, fail: () => void): TaxCountries {
  if (text.trim() === '*') return 'all';
  const codes = text
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
  if (codes.some((code) => !countryCodes.includes(code))) fail();
  return new Set(codes);
}
