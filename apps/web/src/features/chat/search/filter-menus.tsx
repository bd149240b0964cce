import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useMessageKindLabels } from '../text/message-kind-labels.ts';
import { kinds, periods, type Period, type SearchFilters } from './search-filters.ts';
import * as css from './search.module.css';

interface FilterMenusProps {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
  /** Name of the other member in one conversation; null in all of them. */
  readonly name: string | null;
}

/** What narrows a search: kind, sender and time, a menu each. */
export function FilterMenus({ filters, onChange, name }: FilterMenusProps) {
  const { t } = useLingui();
  const kindLabels = useMessageKindLabels();
  const { kind, from, period } = filters;
  const senders = { any: t`By anyone`, me: t`By me`, them: name === null ? t`By others` : t`By ${name}` };
  const periodLabel = (days: Period) =>
    days === null ? t`Any time` : days === 7 ? t`Last 7 days` : days === 30 ? t`Last 30 days` : t`Last 12 months`;
  return (
    <Filters label={t`Narrow the search`} className={css.filters}>
      <Menu
        label={t`Kind of message`}
        align="start"
        renderTrigger={(open) => (
          <FilterChip {...open} menu on={kind !== null}>
            {kind === null ? <Trans>All kinds</Trans> : kindLabels[kind]}
          </FilterChip>
        )}
        entries={[null, ...kinds].map((one) => ({
          label: one === null ? t`All kinds` : kindLabels[one],
          checked: one === kind,
          onSelect: () => onChange({ ...filters, kind: one }),
        }))}
      />
      <Menu
        label={t`Sent by`}
        align="start"
        renderTrigger={(open) => (
          <FilterChip {...open} menu on={from !== null}>
            {senders[from ?? 'any']}
          </FilterChip>
        )}
        entries={([null, 'me', 'them'] as const).map((one) => ({
          label: senders[one ?? 'any'],
          checked: one === from,
          onSelect: () => onChange({ ...filters, from: one }),
        }))}
      />
      <Menu
        label={t`Time`}
        align="end"
        renderTrigger={(open) => (
          <FilterChip {...open} menu on={period !== null}>
            {periodLabel(period)}
          </FilterChip>
        )}
        entries={periods.map((days) => ({
          label: periodLabel(days),
          checked: days === period,
          onSelect: () => onChange({ ...filters, period: days }),
        }))}
      />
    </Filters>
  );
}
