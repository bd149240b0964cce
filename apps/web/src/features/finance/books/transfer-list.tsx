import { Trans, useLingui } from '@lingui/react/macro';
import type { BookTransfer } from '@peonia/contract/money/books.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import type { SubmitEvent } from 'react';
import { PagedList } from '../../../platform/paged-list.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { tradeLabels } from '../../ledger/trade-labels.tsx';
import { booksAddress } from './books-place.ts';
import { useTransfers } from './books-queries.ts';
import { BookTime, useGold } from './gold-cell.tsx';
import * as css from './books.module.css';

/** Transfers of all days or one, and a search for one of them. */
export function TransferList({ day, q }: { day: string | null; q: string | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useTransfers({ day, q });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = { view: 'transfers', q: String(data.get('q')).trim(), day: String(data.get('day')) };
    void navigate(localePath(booksAddress(chosen)), { replace: true });
  };
  return (
    <div className="stack">
      <form role="search" className={css.form} onSubmit={submit}>
        <Field label={<Trans>Number, key or cause</Trans>} className={css.words}>
          <TextInput
            type="search"
            name="q"
            icon={<SearchIcon />}
            defaultValue={q ?? ''}
            maxLength={100}
            autoComplete="off"
            placeholder={t`For example gift_sent:12`}
          />
        </Field>
        <Field label={<Trans context="date">Day</Trans>} className={css.day}>
          <TextInput type="date" name="day" defaultValue={day ?? ''} />
        </Field>
        <Button type="submit" variant="line">
          <Trans context="books">Search</Trans>
        </Button>
      </form>
      <PagedList
        list={list}
        empty={
          <EmptyState
            level={2}
            icon={<ScaleIcon />}
            title={<Trans>No transfers</Trans>}
            text={<Trans>Nothing in the books suits this search.</Trans>}
          />
        }
      >
        <Transfers transfers={list.items} />
      </PagedList>
    </div>
  );
}

function Transfers({ transfers }: { transfers: readonly BookTransfer[] }) {
  const { t, i18n } = useLingui();
  const gold = useGold();
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Transfers`}>
      <table className={css.table}>
        <TableHead
          columns={[
            t`Transfer`,
            { title: t`When`, className: css.text },
            { title: t`Kind`, className: css.text },
            { title: t`Cause`, className: css.text },
            t`Amount`,
          ]}
        />
        <tbody>
          {transfers.map(({ id, kind, cause, cause_id, amount, created_at }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" href={booksAddress({ view: 'transfers', transfer: id })}>
                  {id}
                </Link>
              </th>
              <td className={css.text}>
                <BookTime at={created_at} />
              </td>
              <td className={css.text}>{i18n._(tradeLabels[kind].label)}</td>
              <td className={css.text}>
                <code>
                  {cause} {cause_id}
                </code>
              </td>
              <td>{gold(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
