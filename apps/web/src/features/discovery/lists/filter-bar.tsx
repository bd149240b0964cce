import { Trans, useLingui } from '@lingui/react/macro';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import type { ReactNode } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { openUpgrade } from '../../payments/open-payment.ts';
import type { ListFilters } from './list-filters.ts';
import type { PeopleKind } from './people-kinds.ts';
import { useFilterMenus } from './use-filter-menus.ts';
import * as css from './filter-bar.module.css';

interface FilterBarProps {
  readonly kind: PeopleKind | 'encounter';
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
}

/** Filter chips of a list: age, language, country, purpose and children with a menu each, and switches. */
export function FilterBar({ kind, filters, onChange }: FilterBarProps) {
  const { t } = useLingui();
  const me = useMe();
  const isVip =
    me !== null && entitlementsOf({ vip: me.vip === 1, verified: me.verified === 1 }, limits).has_search_filters;
  const without = (...names: (keyof ListFilters)[]): ListFilters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((one) => one === name)));
  const flip = (name: 'new' | 'online' | 'verified') =>
    onChange(filters[name] === 1 ? without(name) : { ...filters, [name]: 1 });
  const menus = useFilterMenus({ filters, onChange, without });
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
