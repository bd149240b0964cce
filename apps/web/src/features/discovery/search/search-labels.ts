import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { countryName } from '@peonia/i18n/format.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import {
  childrenLabels,
  genderLabels,
  heightLabels,
  horoscopeLabels,
  incomeLabels,
  marriageLabels,
  purposeLabels,
  weightLabels,
} from '../../profiles/profile-labels.ts';
import { coded, type SearchCriteria, switches } from './search-criteria.ts';

/** An active filter with its label, and the criteria without it. */
interface SetFilter {
  readonly name: string;
  readonly label: string;
  readonly without: SearchCriteria;
}

const labels = {
  purpose: purposeLabels,
  marriage: marriageLabels,
  children: childrenLabels,
  height: heightLabels,
  horoscope: horoscopeLabels,
  weight: weightLabels,
  income: incomeLabels,
};

/** Labels of the on/off filters. */
export function useSwitchLabels(): { readonly [name in (typeof switches)[number]]: string } {
  const { t } = useLingui();
  return {
    match: t`Fits both of you`,
    photo: t`With photo`,
    new: t`New here`,
    online: t`Online now`,
    verified: t`Verified`,
  };
}

/** Active filters of a search, for chips. */
export function useSetFilters(criteria: SearchCriteria): SetFilter[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const switchLabels = useSwitchLabels();
  const { filters, place } = criteria;
  const { gender, age_from: from, age_to: to, country, languages } = filters;
  const set: SetFilter[] = [];
  const add = (name: string, label: string, ...fields: (keyof typeof filters)[]) => {
    const left = Object.fromEntries(Object.entries(filters).filter(([field]) => !fields.some((one) => one === field)));
    set.push({ name, label, without: { ...criteria, filters: left } });
  };
  if (gender !== undefined) add('gender', i18n._(genderLabels[gender]), 'gender');
  if (from !== undefined && to !== undefined) add('age', t`${from} to ${to} years`, 'age_from', 'age_to');
  else if (from !== undefined) add('age', t`From ${from} years`, 'age_from');
  else if (to !== undefined) add('age', t`Up to ${to} years`, 'age_to');
  if (place !== null) set.push({ name: 'place', label: place.name, without: { ...criteria, place: null } });
  if (country !== undefined) add('country', countryName(language, country), 'country');
  if (languages !== undefined)
    add(
      'languages',
      languages.map((code) => (isSpokenLanguage(code) ? spokenLanguageName(language, code) : code)).join(' · '),
      'languages',
    );
  for (const field of coded) {
    const names: { readonly [code: number]: MessageDescriptor } = labels[field];
    const values = filters[field];
    if (values !== undefined)
      add(
        field,
        values
          .flatMap((code) => names[code] ?? [])
          .map((name) => i18n._(name))
          .join(' · '),
        field,
      );
  }
  for (const field of switches) if (filters[field] === true) add(field, switchLabels[field], field);
  return set;
}
