import { useLingui } from '@lingui/react/macro';
import { getCountryCode } from '@peonia/contract/accounts/account-sessions.ts';
import { dialCodes } from '@peonia/core/phone/dial-codes.ts';
import { internationalNumber } from '@peonia/core/phone/international-number.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Select } from '@peonia/ui/select/select.tsx';
import { useEffect, useId, useMemo, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { settings } from '../../../platform/settings.ts';
import * as css from './dial-code-select.module.css';

/** Default country by language until the server has returned the caller's country. */
const defaultCountry: Readonly<Record<Language, string>> = {
  en: 'US',
  zh: 'CN',
  tw: 'TW',
  de: 'DE',
  it: 'IT',
  fr: 'FR',
  ja: 'JP',
  ko: 'KR',
};

/** Requested once per page load. */
let asked: Promise<string | null> | null = null;
const callersCountry = () =>
  (asked ??= call(getCountryCode).then(
    (reply) => reply.country_code,
    () => null,
  ));

/**
 * Country code select, sorted in the reader's language; defaults to the caller's country. A hidden field carries the
 * full international number.
 */
export function DialCodeSelect({ typed }: { typed: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [guess, setGuess] = useState(() => (settings().variant === 'china' ? 'CN' : defaultCountry[language]));
  useEffect(() => {
    void callersCountry().then(
      (country) => country !== null && dialCodes.some((entry) => entry.country === country) && setGuess(country),
    );
  }, []);

  const options = useMemo(() => {
    const order = new Intl.Collator(languageFacts[language].locale);
    return dialCodes
      .map(({ country, code }) => ({
        value: `${country} ${code}`,
        label: `${countryName(language, country)} +${code}`,
      }))
      .toSorted((a, b) => order.compare(a.label, b.label));
  }, [language]);
  const country = chosen ?? guess;
  const value = options.find((option) => option.value.startsWith(`${country} `))?.value ?? '';
  return (
    <>
      <Select
        id={id}
        className={css.dialSelect}
        aria-label={t`Country code`}
        autoComplete="tel-country-code"
        options={options}
        value={value}
        onChange={(event) => setChosen(event.target.value.slice(0, 2))}
      />
      <input type="hidden" name="international" value={internationalNumber(typed, country, value.slice(3))} />
    </>
  );
}
