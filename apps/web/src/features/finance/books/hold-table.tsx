import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { PagedList } from '../../../platform/paged-list.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { accountLabels, holdLabels } from './books-labels.ts';
import { booksAddress } from './books-place.ts';
import { useMemberHolds } from './books-queries.ts';
import { BookTime, useGold } from './gold-cell.tsx';
import * as css from './books.module.css';

/** Holds on the wallets of a member: open, posted and released. */
export function HoldTable({ id }: { id: number }) {
  const { t, i18n } = useLingui();
  const gold = useGold();
  const list = useMemberHolds(id);
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          level={3}
          icon={<LockIcon />}
          title={<Trans>No holds</Trans>}
          text={<Trans>No gold of this member was ever held.</Trans>}
        />
      }
    >
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Holds`}>
        <table className={css.table}>
          <TableHead
            columns={[
              { title: t`Cause`, className: css.text },
              { title: t`When`, className: css.text },
              { title: t({ message: 'Account', context: 'books' }), className: css.text },
              { title: t({ message: 'State', context: 'books' }), className: css.text },
              t`Amount`,
            ]}
          />
          <tbody>
            {list.items.map(({ id: hold, key, account, amount, state, transfer_id, created_at }) => (
              <tr key={hold}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td className={css.text}>
                  <BookTime at={created_at} />
                </td>
                <td className={css.text}>{i18n._(accountLabels[account])}</td>
                <td className={css.text}>
                  {transfer_id === null ? (
                    i18n._(holdLabels[state])
                  ) : (
                    <Link className="link" href={booksAddress({ view: 'transfers', transfer: transfer_id })}>
                      {i18n._(holdLabels[state])}
                    </Link>
                  )}
                </td>
                <td>{gold(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PagedList>
  );
}
