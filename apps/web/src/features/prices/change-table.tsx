import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceList } from '@peonia/contract/money/price-list.ts';
import { priceNames, priceRules, type PriceName } from '@peonia/contract/money/price-rules.ts';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { unitWord } from './price-labels.ts';
import { priceLabels } from './price-names.ts';
import { showValue } from './price-value.ts';
import * as css from './prices.module.css';

/** What the list changes: old beside new. */
export function ChangeTable({ list: { values, before } }: { list: PriceList }) {
  const { t, i18n } = useLingui();
  const changed = priceNames.filter((name) => values[name] !== before[name]);
  if (changed.length === 0)
    return (
      <p className="muted small">
        <Trans>This list changes nothing.</Trans>
      </p>
    );
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Changes`}>
      <table className={css.table}>
        <TableHead
          columns={[
            t({ message: 'Price', context: 'price' }),
            t({ message: 'Before', context: 'price' }),
            t({ message: 'New', context: 'price' }),
          ]}
        />
        <tbody>
          {changed.map((name) => (
            <tr key={name}>
              <th scope="row">{i18n._(priceLabels[name])}</th>
              <td>
                <Value name={name} value={before[name]} />
              </td>
              <td>
                <b>
                  <Value name={name} value={values[name]} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ name, value }: { name: PriceName; value: number }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const unit = unitWord(i18n, priceRules[name].unit);
  return (
    <>
      {showValue(language, name, value)}
      {unit === null ? null : ` ${unit}`}
    </>
  );
}
