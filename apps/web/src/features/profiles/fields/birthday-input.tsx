import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select, type SelectOption } from '@peonia/ui/select/select.tsx';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { BirthdayError } from './validate-birthday.ts';
import * as css from '../edit/profile-form.module.css';

type Part = 'year' | 'month' | 'day';
const places: Record<Part, number> = { year: 0, month: 1, day: 2 };

interface BirthdayInputProps {
  /** `YYYY-MM-DD`; parts not chosen yet are empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  /** A validation error, or a message of the server. */
  readonly error?: BirthdayError | string | null;
  readonly disabled?: boolean;
}

/** Day, month and year as selects, in the order of the page's language. */
export function BirthdayInput({
  value,
  onChange,
  label,
  hideLabel = false,
  hint,
  error,
  disabled = false,
}: BirthdayInputProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const id = useId();
  const parts = value.split('-');
  const names: Record<Part, string> = {
    year: t({ message: 'Year', context: 'birthday' }),
    month: t({ message: 'Month', context: 'birthday' }),
    day: t({ message: 'Day', context: 'birthday' }),
  };
  const options = optionsOf(language);
  const change = (part: Part, next: string) =>
    onChange([0, 1, 2].map((place) => (place === places[part] ? next : (parts[place] ?? ''))).join('-'));
  return (
    <Field group label={label} hideLabel={hideLabel} hint={hint} error={error ? <Fault fault={error} /> : undefined}>
      <div className={css.birthday}>
        {orderOf(language).map((part) => (
          <Select
            key={part}
            id={`${id}-${part}`}
            aria-label={names[part]}
            autoComplete={`bday-${part}`}
            placeholder={names[part]}
            options={options[part]}
            value={parts[places[part]] ?? ''}
            invalid={Boolean(error)}
            disabled={disabled}
            onChange={(event) => change(part, event.target.value)}
          />
        ))}
      </div>
    </Field>
  );
}

function Fault({ fault }: { fault: BirthdayError | string }) {
  const { age_min: age } = limits;
  switch (fault) {
    case 'incomplete':
      return <Trans>Please choose day, month and year.</Trans>;
    case 'invalid':
      return <Trans>This date does not exist. Please check your birthday.</Trans>;
    case 'too_young':
      return <Trans>You must be {age} or older to use this service.</Trans>;
    default:
      return fault;
  }
}

/** Order of the parts in "12/31/2000", "31.12.2000" or "2000年12月31日". */
function orderOf(language: Language): Part[] {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long' });
  return format
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

function optionsOf(language: Language): Record<Part, SelectOption[]> {
  const { locale } = languageFacts[language];
  const thisYear = new Date().getFullYear();
  const write = (options: Intl.DateTimeFormatOptions, year: number, month: number, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month, day));
  return {
    year: Array.from(
      { length: limits.age_max - limits.age_min + 1 },
      (_, back) => thisYear - limits.age_min - back,
    ).map((year) => ({ value: String(year), label: write({ year: 'numeric' }, year, 5, 1) })),
    month: Array.from({ length: 12 }, (_, month) => ({
      value: String(month + 1).padStart(2, '0'),
      label: write({ month: language === 'zh' ? 'short' : 'long' }, 2000, month, 1),
    })),
    day: Array.from({ length: 31 }, (_, day) => ({
      value: String(day + 1).padStart(2, '0'),
      label: write({ day: 'numeric' }, 2000, 0, day + 1),
    })),
  };
}
