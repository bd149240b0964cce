import { Trans, useLingui } from '@lingui/react/macro';
import { walletAccounts, type MemberBooks, type WalletAccount } from '@peonia/contract/money/books.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import type { SubmitEvent } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PagedList } from '../../../platform/paged-list.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { accountLabels } from './books-labels.ts';
import { booksAddress } from './books-place.ts';
import { useMemberBooks, useMemberEntries } from './books-queries.ts';
import { EntryTable } from './entry-table.tsx';
import { useGold } from './gold-cell.tsx';
import { HoldTable } from './hold-table.tsx';
import * as css from './books.module.css';

/** Finds a member and shows what the books say about them. */
export function MemberSearch({ q }: { q: string | null }) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(localePath(booksAddress({ view: 'members', q: words })));
  };
  return (
    <div className="stack">
      <form role="search" className={css.form} onSubmit={submit}>
        <Field label={<Trans>Number or name of the member</Trans>} className={css.words}>
          <TextInput
            type="search"
            name="q"
            icon={<SearchIcon />}
            defaultValue={q ?? ''}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="line">
          <Trans context="books">Search</Trans>
        </Button>
      </form>
      {q === null ? (
        <p className={`small muted ${css.hint}`}>
          <Trans>Every access is logged.</Trans>
        </p>
      ) : (
        <Found q={q} />
      )}
    </div>
  );
}

function Found({ q }: { q: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useMemberBooks(q);
  if (data !== undefined) return <Member member={data} />;
  if (error === null) return <Loading label={t`Loading`} shape="card" count={1} />;
  return <ListError error={error} onRetry={() => void refetch()} />;
}

type Part = WalletAccount | 'all' | 'holds';

const parts = ['all', ...walletAccounts, 'holds'] as const;

function Member({ member: { user_id, name, wallets } }: { member: MemberBooks }) {
  const { t, i18n } = useLingui();
  const gold = useGold();
  const [part, setPart] = usePart<Part>(parts);
  return (
    <>
      <h2 className={css.title}>
        {name === '' ? (
          <Trans>Deleted account</Trans>
        ) : (
          <Link className="link" href={`/staff/members/${user_id}`}>
            {name}
          </Link>
        )}{' '}
        · {user_id}
      </h2>
      <dl className={css.wallets}>
        {wallets.map(({ account, balance, held }) => {
          const amount = gold(held);
          return (
            <div key={account}>
              <dt>{i18n._(accountLabels[account])}</dt>
              <dd>
                {gold(balance)}
                {held === 0 ? null : (
                  <span className={css.held}>
                    <Trans>{amount} of it held</Trans>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <QueueFilters<Part>
        value={part}
        onChange={setPart}
        options={[
          { value: 'all', label: t`All entries` },
          ...walletAccounts.map((account) => ({ value: account, label: i18n._(accountLabels[account]) })),
          { value: 'holds', label: t`Holds` },
        ]}
      />
      {part === 'holds' ? (
        <HoldTable id={user_id} />
      ) : (
        <Entries key={part} id={user_id} account={part === 'all' ? null : part} />
      )}
    </>
  );
}

function Entries({ id, account }: { id: number; account: WalletAccount | null }) {
  const list = useMemberEntries(id, account);
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          level={3}
          icon={<ScaleIcon />}
          title={<Trans>No entries yet</Trans>}
          text={<Trans>Nothing has moved on this account.</Trans>}
        />
      }
    >
      <EntryTable entries={list.items} isHouse={false} />
    </PagedList>
  );
}
