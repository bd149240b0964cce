import { useLingui } from '@lingui/react/macro';
import type { PriceReceipt } from '@peonia/contract/money/price-list.ts';
import { formatGold, formatMoney, formatNumber } from '@peonia/i18n/format.ts';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { receiptLabels } from './price-labels.ts';
import * as css from './prices.module.css';

/** Purchases as the server charges them by both lists. */
export function ReceiptTable({ receipts }: { receipts: readonly PriceReceipt[] }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const sum = (amount: number, currency: PriceReceipt['currency']) => {
    const cents = Math.round(amount * 100);
    if (currency !== 'gold') return formatMoney(language, cents, currency);
    const gold = formatGold(language, cents);
    return t`${gold} gold`;
  };
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Example receipts`}>
      <table className={css.table}>
        <TableHead
          columns={[
            t({ message: 'Purchase', context: 'price' }),
            t({ message: 'Before', context: 'price' }),
            t({ message: 'New', context: 'price' }),
          ]}
        />
        <tbody>
          {receipts.map(({ thing, quantity, currency, before, after }) => (
            <tr key={thing}>
              <th scope="row">
                {i18n._({ ...receiptLabels[thing], values: { quantity: formatNumber(language, quantity) } })}
              </th>
              <td>{sum(before, currency)}</td>
              <td>{before === after ? sum(after, currency) : <b>{sum(after, currency)}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
