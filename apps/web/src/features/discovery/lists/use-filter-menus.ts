import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { codes, offeredPurposes } from '@peonia/contract/protocol/codes.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { settings } from '../../../platform/settings.ts';
import { childrenLabels, purposeLabels } from '../../profiles/profile-labels.ts';
import { ageRanges, offeredCountries, offeredLanguages, searchAddress, type ListFilters } from './list-filters.ts';

interface FilterMenu {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly text: string;
  readonly entries: readonly MenuEntry[];
}

interface Choosing {
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
  readonly without: (...names: (keyof ListFilters)[]) => ListFilters;
}

/** Menus of a list's filters, each with the present choice as its text. */
export function useFilterMenus({ filters, onChange, without }: Choosing): readonly FilterMenu[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { age_from: youngest, age_to: oldest, country, languages } = filters;
  const ageLabel = (from: number, to: number) =>
    to >= limits.age_max ? t`From ${from} years` : t`${from} to ${to} years`;
  const more: MenuEntry = { label: t`More in all filters`, ruleAbove: true, href: searchAddress(filters) };
  const coded = (
    name: 'purpose' | 'children',
    any: string,
    labels: readonly (readonly [number, MessageDescriptor])[],
  ) => [
    { label: any, checked: filters[name] === undefined, onSelect: () => onChange(without(name)) },
    ...labels.map(([code, label]) => ({
      label: i18n._(label),
      checked: filters[name] === String(code),
      onSelect: () => onChange({ ...filters, [name]: String(code) }),
    })),
    more,
  ];
  const purposes = offeredPurposes(settings().adultPurposes).map((code) => [code, purposeLabels[code]] as const);
  const children = codes.children.map((code) => [code, childrenLabels[code]] as const);
  const named = (name: 'purpose' | 'children', labels: readonly (readonly [number, MessageDescriptor])[]) =>
    labels
      .filter(([code]) => filters[name]?.split(',').includes(String(code)))
      .map(([, label]) => i18n._(label))
      .join(' · ');
  const [purposeNames, value] = [named('purpose', purposes), named('children', children)];
  const hasAge = youngest !== undefined || oldest !== undefined;
  return [
    {
      name: 'age',
      label: t`Age`,
      isOn: hasAge,
      text: hasAge ? ageLabel(youngest ?? limits.age_min, oldest ?? limits.age_max) : t`Age`,
      entries: [
        { label: t`Any age`, checked: !hasAge, onSelect: () => onChange(without('age_from', 'age_to')) },
        ...ageRanges().map(([first, last]) => ({
          label: ageLabel(first, last),
          checked: youngest === first && oldest === last,
          onSelect: () => onChange({ ...filters, age_from: first, age_to: last }),
        })),
        more,
      ],
    },
    {
      name: 'languages',
      label: t`Speaks`,
      isOn: languages !== undefined,
      text: languages === undefined ? t`Speaks` : nameOfLanguage(language, languages),
      entries: [
        { label: t`Any language`, checked: languages === undefined, onSelect: () => onChange(without('languages')) },
        ...offeredLanguages.map((code) => ({
          label: spokenLanguageName(language, code),
          checked: languages === code,
          onSelect: () => onChange({ ...filters, languages: code }),
        })),
        more,
      ],
    },
    {
      name: 'country',
      label: t`Country`,
      isOn: country !== undefined,
      text: country === undefined ? t`Country` : countryName(language, country),
      entries: [
        { label: t`Any country`, checked: country === undefined, onSelect: () => onChange(without('country')) },
        ...offeredCountries.map((code) => ({
          label: countryName(language, code),
          checked: country === code,
          onSelect: () => onChange({ ...filters, country: code }),
        })),
        more,
      ],
    },
    {
      name: 'purpose',
      label: t`Here for`,
      isOn: purposeNames !== '',
      text: purposeNames === '' ? t`Here for` : purposeNames,
      entries: coded('purpose', t`Any`, purposes),
    },
    {
      name: 'children',
      label: t`Children`,
      isOn: value !== '',
      text: value === '' ? t`Children` : t`Children: ${value}`,
      entries: coded('children', t`Any`, children),
    },
  ];
}

function nameOfLanguage(language: Parameters<typeof spokenLanguageName>[0], code: string): string {
  return isSpokenLanguage(code) ? spokenLanguageName(language, code) : code;
}
