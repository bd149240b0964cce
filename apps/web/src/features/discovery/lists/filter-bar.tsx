import { Trans, useLingui } from '@lingui/react/macro';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { openUpgrade } from '../../payments/open-payment.ts';
import { ageRanges, offeredCountries, offeredLanguages, searchAddress, type ListFilters } from './list-filters.ts';
import type { PeopleKind } from './people-kinds.ts';
import * as css from './filter-bar.module.css';

export interface FilterBarProps {
  readonly kind: PeopleKind;
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
}

/** Filter chips of a list: age, language and country with a menu each, and switches. */
export function FilterBar({ kind, filters, onChange }: FilterBarProps) {
  const { t } = useLingui();
  const me = useMe();
  const isVip =
    me !== null && entitlementsOf({ vip: me.vip === 1, verified: me.verified === 1 }, limits).has_search_filters;
  const without = (...names: (keyof ListFilters)[]): ListFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((one) => one === name)));
  const flip = (name: 'new' | 'online' | 'verified') =>
    onChange(filters[name] === 1 ? without(name) : { ...filters, [name]: 1 });
  const menus = useMenus({ filters, onChange, without });
  return (
    <Filters label={t`Filters`} className={css.filters}>
      {menus.map(({ name, label, isOn, text, entries }) => (
        <Menu
          key={name}
          label={label}
          align="start"
          className={css.menu}
          renderTrigger={(open) => (
            <FilterChip {...open} menu on={isOn}>
              {text}
            </FilterChip>
          )}
          entries={entries}
        />
      ))}
      {kind === 'latest' ? null : (
        <FilterChip on={filters.new === 1} onClick={() => flip('new')}>
          <Trans>New here</Trans>
        </FilterChip>
      )}
      {kind === 'online' || me === null ? null : (
        <VipChip isOpen={isVip} isOn={filters.online === 1} onFlip={() => flip('online')}>
          <Trans>Online now</Trans>
        </VipChip>
      )}
      {me === null ? null : (
        <VipChip isOpen={isVip} isOn={filters.verified === 1} onFlip={() => flip('verified')}>
          <Trans>Verified</Trans>
        </VipChip>
      )}
      {Object.keys(filters).length === 0 ? null : (
        <button type="button" className={css.clear} onClick={() => onChange({})}>
          <Trans>Clear</Trans>
        </button>
      )}
    </Filters>
  );
}

/** A filter of VIP members; for others it leads to the upgrade and shows the crown. */
function VipChip({
  isOpen,
  isOn,
  onFlip,
  children,
}: {
  isOpen: boolean;
  isOn: boolean;
  onFlip: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return isOpen ? (
    <FilterChip on={isOn} onClick={onFlip}>
      {children}
    </FilterChip>
  ) : (
    <FilterChip
      aria-pressed={undefined}
      aria-description={t`For VIP members`}
      icon={<CrownIcon />}
      onClick={() => openUpgrade()}
    >
      {children}
    </FilterChip>
  );
}

interface FilterMenu {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly text: string;
  readonly entries: readonly MenuEntry[];
}

/** Menus of age, language and country, each with the present choice as its text. */
function useMenus({
  filters,
  onChange,
  without,
}: Pick<FilterBarProps, 'filters' | 'onChange'> & {
  without: (...names: (keyof ListFilters)[]) => ListFilters;
}): readonly FilterMenu[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { age_from: youngest, age_to: oldest, country, languages } = filters;
  const ageLabel = (from: number, to: number) =>
    to >= limits.age_max ? t`From ${from} years` : t`${from} to ${to} years`;
  const more: MenuEntry = { label: t`More in all filters`, ruleAbove: true, href: searchAddress(filters) };
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
  ];
}

function nameOfLanguage(language: Parameters<typeof spokenLanguageName>[0], code: string): string {
  return isSpokenLanguage(code) ? spokenLanguageName(language, code) : code;
}
