import { useLingui } from '@lingui/react/macro';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import * as css from './staff-queue.module.css';

interface FiltersProps<Part extends string> {
  readonly value: Part | undefined;
  readonly options: readonly { readonly value: Part; readonly label: string }[];
  readonly onChange: (value: Part) => void;
}

/** Parts of a staff queue, as chips. */
export function QueueFilters<Part extends string>({ value, options, onChange }: FiltersProps<Part>) {
  const { t } = useLingui();
  return (
    <Filters label={t`Show`} className={css.filters}>
      {options.map((option) => (
        <FilterChip key={option.value} on={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
        </FilterChip>
      ))}
    </Filters>
  );
}
