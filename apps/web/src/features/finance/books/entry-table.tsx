import { useLingui } from '@lingui/react/macro';
import type { BookEntry } from '@peonia/contract/money/books.ts';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { tradeLabels } from '../../ledger/trade-labels.tsx';
import { accountLabels } from './books-labels.ts';
import { booksAddress } from './books-place.ts';
import { BookTime, useGold } from './gold-cell.tsx';
import * as css from './books.module.css';

/** Entries of an account, each with its transfer and cause. Accounts of the house have no balance at each entry. */
export function EntryTable({ entries, isHouse }: { entries: readonly BookEntry[]; isHouse: boolean }) {
  const { t, i18n } = useLingui();
  const gold = useGold();
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Entries`}>
      <table className={css.table}>
        <TableHead
          columns={[
            t`Transfer`,
            { title: t`When`, className: css.text },
            isHouse ? null : { title: t({ message: 'Account', context: 'books' }), className: css.text },
            { title: t`Kind`, className: css.text },
            { title: t`Cause`, className: css.text },
            t`Amount`,
            isHouse ? null : t({ message: 'Balance after', context: 'books' }),
          ]}
        />
        <tbody>
          {entries.map(({ id, transfer_id, account, kind, cause, cause_id, amount, balance, created_at }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" href={booksAddress({ view: 'transfers', transfer: transfer_id })}>
                  {transfer_id}
                </Link>
              </th>
              <td className={css.text}>
                <BookTime at={created_at} />
              </td>
              {isHouse ? null : <td className={css.text}>{i18n._(accountLabels[account])}</td>}
              <td className={css.text}>{i18n._(tradeLabels[kind].label)}</td>
              <td className={css.text}>
                <code>
                  {cause} {cause_id}
                </code>
              </td>
              <td>{gold(amount)}</td>
              {isHouse ? null : <td>{balance === null ? null : gold(balance)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
