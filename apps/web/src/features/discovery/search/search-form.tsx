import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { codes, genders, offeredPurposes } from '@peonia/contract/protocol/codes.ts';
import { countryChoices } from '@peonia/i18n/countries.ts';
import { spokenLanguageChoices } from '@peonia/i18n/spoken-languages.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { settings } from '../../../platform/settings.ts';
import { CodeSelect } from '../../profiles/fields/code-select.tsx';
import { PlaceInput } from '../../profiles/fields/place-input.tsx';
import {
  childrenLabels,
  genderLabels,
  heightLabels,
  horoscopeLabels,
  marriageLabels,
  purposeLabels,
} from '../../profiles/profile-labels.ts';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { useSwitchLabels } from './search-labels.ts';
import { VipFilters } from './vip-filters.tsx';
import * as css from './search.module.css';

interface SearchFormProps {
  readonly criteria: SearchCriteria;
  readonly onChange: (criteria: SearchCriteria) => void;
}

/** All filters. Changes apply at once to the URL and the list. */
export function SearchForm({ criteria, onChange }: SearchFormProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const placeName = usePlaceName();
  const switchLabels = useSwitchLabels();
  const { filters } = criteria;
  const set = (next: { readonly [name in keyof typeof filters]?: (typeof filters)[name] | undefined }) => {
    const merged = Object.entries({ ...filters, ...next }).filter(
      ([, value]) => value !== undefined && value !== false,
    );
    onChange({ ...criteria, filters: Object.fromEntries(merged) });
  };
  const ages = Array.from({ length: 63 }, (_age, nth) => limits.age_min + nth);
  const one = <Code,>(code: Code | null) => (code === null ? undefined : [code]);
  const age = (name: 'age_from' | 'age_to', label: string) => (
    <Field label={label}>
      <Select
        placeholder={t`Any`}
        options={ages.map((year) => ({ value: String(year), label: String(year) }))}
        value={filters[name] ?? ''}
        onChange={({ target }) => set({ [name]: target.value === '' ? undefined : Number(target.value) })}
      />
    </Field>
  );
  return (
    <div className={css.searchForm}>
      <CodeSelect
        label={<Trans>Who</Trans>}
        none={t`Everyone`}
        codes={genders}
        labels={genderLabels}
        value={filters.gender ?? null}
        onChange={(gender) => set({ gender: gender ?? undefined })}
      />
      <div className={css.searchAges}>
        {age('age_from', t`Age from`)}
        {age('age_to', t`Age to`)}
      </div>
      <Field label={<Trans>Country</Trans>}>
        <Select
          placeholder={t`Any`}
          options={countryChoices(language).map(({ code, name }) => ({ value: code, label: name }))}
          value={filters.country ?? ''}
          onChange={({ target }) => set({ country: target.value || undefined })}
        />
      </Field>
      <PlaceInput
        label={<Trans>City</Trans>}
        value={
          criteria.place === null
            ? null
            : { place_id: criteria.place.id, city: criteria.place.name, country: '', time_zone: '' }
        }
        onChange={(place) =>
          onChange({ ...criteria, place: place === null ? null : { id: place.place_id, name: placeName(place) } })
        }
      />
      <Field label={<Trans>Speaks</Trans>}>
        <Select
          placeholder={t`Any`}
          options={spokenLanguageChoices(language).map(({ code, name }) => ({ value: code, label: name }))}
          value={filters.languages?.[0] ?? ''}
          onChange={({ target }) => set({ languages: target.value === '' ? undefined : [target.value] })}
        />
      </Field>
      <CodeSelect
        label={<Trans>Here for</Trans>}
        none={t`Any`}
        codes={offeredPurposes(settings().adultPurposes)}
        labels={purposeLabels}
        value={filters.purpose?.[0] ?? null}
        onChange={(code) => set({ purpose: one(code) })}
      />
      <CodeSelect
        label={<Trans>Relationship status</Trans>}
        none={t`Any`}
        codes={codes.marriage}
        labels={marriageLabels}
        value={filters.marriage?.[0] ?? null}
        onChange={(code) => set({ marriage: one(code) })}
      />
      <CodeSelect
        label={<Trans>Children</Trans>}
        none={t`Any`}
        codes={codes.children}
        labels={childrenLabels}
        value={filters.children?.[0] ?? null}
        onChange={(code) => set({ children: one(code) })}
      />
      <CodeSelect
        label={<Trans>Height</Trans>}
        none={t`Any`}
        codes={codes.height}
        labels={heightLabels}
        value={filters.height?.[0] ?? null}
        onChange={(code) => set({ height: one(code) })}
      />
      <CodeSelect
        label={<Trans>Horoscope</Trans>}
        none={t`Any`}
        codes={codes.horoscope}
        labels={horoscopeLabels}
        value={filters.horoscope?.[0] ?? null}
        onChange={(code) => set({ horoscope: one(code) })}
      />
      <div className={css.searchSwitches}>
        {(['match', 'photo', 'new'] as const).map((name) => (
          <Checkbox
            key={name}
            label={switchLabels[name]}
            checked={filters[name] ?? false}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        ))}
      </div>
      <VipFilters filters={filters} set={set} />
    </div>
  );
}
