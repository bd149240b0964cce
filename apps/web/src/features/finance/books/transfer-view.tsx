import { Trans, useLingui } from '@lingui/react/macro';
import type { BookTransferCase } from '@peonia/contract/money/books.ts';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { ArrowLeftIcon } from '@peonia/ui/icons/arrow-left.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { tradeLabels } from '../../ledger/trade-labels.tsx';
import { accountLabels } from './books-labels.ts';
import { booksAddress } from './books-place.ts';
import { useTransfer } from './books-queries.ts';
import { BookTime, useGold } from './gold-cell.tsx';
import * as css from './books.module.css';

/** One transfer with its entries and cause. */
export function TransferView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTransfer(id);
  return (
    <section className="stack" aria-label={t`Transfer`}>
      <BackLink href={booksAddress({ view: 'transfers' })} />
      {data !== undefined ? (
        <Transfer transfer={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

/** Back to the list that led here. */
export function BackLink({ href }: { href: string }) {
  return (
    <Link className={`link small ${css.back}`} href={href}>
      <ArrowLeftIcon />
      <Trans>Back</Trans>
    </Link>
  );
}

function Transfer({ transfer }: { transfer: BookTransferCase }) {
  const { t, i18n } = useLingui();
  const gold = useGold();
  const { id, kind, cause, cause_id, key, reverses, reversed_by, holds, created_at, entries } = transfer;
  const linked = (other: number) => (
    <Link className="link" href={booksAddress({ view: 'transfers', transfer: other })}>
      {other}
    </Link>
  );
  return (
    <>
      <h2 className={css.title}>
        <Trans>Transfer {id}</Trans>
      </h2>
      <div className={css.facts}>
        <FactList
          facts={[
            { label: t`Kind`, value: i18n._(tradeLabels[kind].label) },
            {
              label: t`Cause`,
              value: (
                <Link className="link" href={booksAddress({ view: 'transfers', q: `${cause}:${cause_id}` })}>
                  {cause} {cause_id}
                </Link>
              ),
            },
            { label: t`When`, value: <BookTime at={created_at} /> },
            { label: t`Key`, value: <code>{key}</code> },
            ...(reverses === null ? [] : [{ label: t`Reverses`, value: linked(reverses) }]),
            ...(reversed_by === null ? [] : [{ label: t`Reversed by`, value: linked(reversed_by) }]),
            ...(holds.length === 0 ? [] : [{ label: t`Posted hold`, value: holds.join(', ') }]),
          ]}
        />
      </div>
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Entries`}>
        <table className={css.table}>
          <TableHead
            columns={[
              { title: t({ message: 'Account', context: 'books' }), className: css.text },
              { title: t`Member`, className: css.text },
              t`Amount`,
              t({ message: 'Balance after', context: 'books' }),
            ]}
          />
          <tbody>
            {entries.map(({ account, user_id, name, amount, balance }) => (
              <tr key={`${account} ${user_id}`}>
                <th scope="row">{i18n._(accountLabels[account])}</th>
                <td className={css.text}>
                  {user_id === null ? null : (
                    <Link className="link" href={booksAddress({ view: 'members', q: String(user_id) })}>
                      {name === '' ? <Trans>Deleted account</Trans> : name} · {user_id}
                    </Link>
                  )}
                </td>
                <td>{gold(amount)}</td>
                <td>{balance === null ? null : gold(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
