import { Trans, useLingui } from '@lingui/react/macro';
import type { HouseAccount } from '@peonia/contract/money/books.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { PagedList } from '../../../platform/paged-list.tsx';
import { accountLabels } from './books-labels.ts';
import { booksAddress } from './books-place.ts';
import { useHouseEntries } from './books-queries.ts';
import { EntryTable } from './entry-table.tsx';
import { BackLink } from './transfer-view.tsx';
import * as css from './books.module.css';

/** Entries of an account of the house. */
export function HouseEntries({ account }: { account: HouseAccount }) {
  const { i18n } = useLingui();
  const list = useHouseEntries(account);
  return (
    <div className="stack">
      <BackLink href={booksAddress({})} />
      <h2 className={css.title}>{i18n._(accountLabels[account])}</h2>
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
        <EntryTable entries={list.items} isHouse />
      </PagedList>
    </div>
  );
}
