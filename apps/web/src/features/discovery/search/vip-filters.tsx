import { Trans, useLingui } from '@lingui/react/macro';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { codes } from '@peonia/contract/protocol/codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { openUpgrade } from '../../payments/open-payment.ts';
import { CodeSelect } from '../../profiles/fields/code-select.tsx';
import { incomeLabels, weightLabels } from '../../profiles/profile-labels.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { useSwitchLabels } from './search-labels.ts';
import * as css from './search.module.css';

type Filters = Pick<SearchCriteria['filters'], 'weight' | 'income' | 'online' | 'verified'>;

/** VIP filters; disabled with an upgrade hint for other members. */
export function VipFilters({
  filters,
  set,
}: {
  filters: Filters;
  set: (next: { readonly [name in keyof Filters]?: Filters[name] | undefined }) => void;
}) {
  const { t } = useLingui();
  const me = useMe();
  const labels = useSwitchLabels();
  const isOpen =
    me !== null && entitlementsOf({ vip: me.vip === 1, verified: me.verified === 1 }, limits).has_search_filters;
  return (
    <fieldset className={css.searchVip} disabled={!isOpen}>
      <legend>
        <CrownIcon />
        <Trans>For VIP members</Trans>
      </legend>
      <CodeSelect
        label={<Trans>Weight</Trans>}
        none={t`Any`}
        codes={codes.weight}
        labels={weightLabels}
        value={filters.weight?.[0] ?? null}
        onChange={(code) => set({ weight: code === null ? undefined : [code] })}
      />
      <CodeSelect
        label={<Trans>Income</Trans>}
        none={t`Any`}
        codes={codes.income}
        labels={incomeLabels}
        value={filters.income?.[0] ?? null}
        onChange={(code) => set({ income: code === null ? undefined : [code] })}
      />
      <div className={css.searchSwitches}>
        {(['online', 'verified'] as const).map((name) => (
          <Checkbox
            key={name}
            label={labels[name]}
            checked={filters[name] ?? false}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        ))}
      </div>
      {isOpen ? null : <UpgradeHint />}
    </fieldset>
  );
}

function UpgradeHint() {
  return (
    <p className={`small muted ${css.searchUpgrade}`}>
      <Trans>VIP members can also search by weight, income, online and verified.</Trans>
      {/* A link, because the disabled fieldset would disable a button as well. */}
      <Button size="sm" variant="gold" href="/vip" onClick={(event) => (event.preventDefault(), openUpgrade())}>
        <Trans>Become VIP</Trans>
      </Button>
    </p>
  );
}
