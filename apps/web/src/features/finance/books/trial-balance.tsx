import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { houseAccounts, type TrialBalance } from '@peonia/contract/money/books.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { accountLabels } from './books-labels.ts';
import { booksAddress } from './books-place.ts';
import { useTrialBalance } from './books-queries.ts';
import { useGold } from './gold-cell.tsx';
import * as css from './books.module.css';

/** Every account on one day, and whether the books are proved. */
export function TrialBalanceView({ day }: { day: string | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useTrialBalance(day);
  const show = (chosen: string) => void navigate(localePath(booksAddress({ day: chosen })), { replace: true });
  return (
    <div className="stack">
      <div className={css.form}>
        <Field label={<Trans context="date">Day</Trans>} className={css.day}>
          <TextInput type="date" value={day ?? data?.day ?? ''} onChange={(event) => show(event.target.value)} />
        </Field>
        {data === undefined ? null : (
          <p className={`small muted ${css.beside}`}>
            {data.closed ? <Trans>This day is closed.</Trans> : <Trans>This day is not closed yet.</Trans>}
          </p>
        )}
      </div>
      {data !== undefined ? (
        <>
          <Proof proof={data.proof} />
          <Accounts balance={data} />
        </>
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={10} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Proof({ proof: { state, made_at, breaches } }: { proof: TrialBalance['proof'] }) {
  const { language } = useLanguage();
  const broken = breaches.length;
  const date = made_at === null ? null : new Date(made_at);
  const time = date === null ? '' : formatDateTime(language, date, 'medium', 'UTC');
  if (state === 'proved')
    return (
      <Note className={css.proof} tone="trust" icon={<ShieldCheckIcon />}>
        <Trans>The books were proved sound at {time} UTC.</Trans>
      </Note>
    );
  return (
    <Note className={css.proof} tone="bad" icon={<TriangleAlertIcon />}>
      {broken > 0 ? (
        <Plural
          value={broken}
          one="The books broke # rule. Payouts are stopped."
          other="The books broke # rules. Payouts are stopped."
        />
      ) : date === null ? (
        <Trans>The books have not been proved yet. Payouts are stopped.</Trans>
      ) : (
        <Trans>The newest proof is too old: {time} UTC. Payouts are stopped.</Trans>
      )}
      {breaches.map(({ rule, count, example }) => (
        <span key={rule} className={css.breach}>
          {rule} ({count}
          {example === null ? '' : `, ${example}`})
        </span>
      ))}
    </Note>
  );
}

function Accounts({ balance: { accounts, difference } }: { balance: TrialBalance }) {
  const { t, i18n } = useLingui();
  const gold = useGold();
  const house: readonly string[] = houseAccounts;
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Trial balance`}>
      <table className={css.table}>
        <TableHead
          columns={[
            t({ message: 'Account', context: 'books' }),
            t({ message: 'Opening', context: 'books' }),
            t({ message: 'Debit', context: 'books' }),
            t({ message: 'Credit', context: 'books' }),
            t({ message: 'Closing', context: 'books' }),
          ]}
        />
        <tbody>
          {accounts.map(({ account, opening, debit, credit, closing }) => (
            <tr key={account}>
              <th scope="row">
                {house.includes(account) ? (
                  <Link className="link" href={booksAddress({ account })}>
                    {i18n._(accountLabels[account])}
                  </Link>
                ) : (
                  i18n._(accountLabels[account])
                )}
              </th>
              <td>{gold(opening)}</td>
              <td>{gold(debit)}</td>
              <td>{gold(credit)}</td>
              <td>{gold(closing)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              <Trans>Difference, which has to be zero</Trans>
            </th>
            <td>{gold(difference)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
