import { Trans, useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { booksAddress, bookViews, readBooksPlace, type BooksPlace, type BookView } from './books-place.ts';
import { HouseEntries } from './house-entries.tsx';
import { MemberSearch } from './member-books.tsx';
import { MonthTable } from './month-table.tsx';
import { TransferList } from './transfer-list.tsx';
import { TransferView } from './transfer-view.tsx';
import { TrialBalanceView } from './trial-balance.tsx';
import * as css from './books.module.css';

/** The books for the finance role. What is shown stands in the address. */
export default function BooksPage() {
  const { t } = useLingui();
  const place = readBooksPlace(useSearchParams());
  const labels: Readonly<Record<BookView, string>> = {
    balance: t`Trial balance`,
    transfers: t`Transfers`,
    members: t`Members`,
    months: t`Months`,
  };
  return (
    <StaffFrame current="/staff/books">
      <StaffPage>
        <PageHead
          title={<Trans>Books</Trans>}
          text={<Trans>All amounts are gold. Days and months follow UTC. Nothing here can be changed.</Trans>}
        />
        <SavedViews page="books" />
        <LinkTabs
          label={t`Books`}
          className={css.tabs}
          tabs={bookViews.map((view) => ({
            href: booksAddress({ view }),
            label: labels[view],
            current: view === place.view,
          }))}
        />
        <View place={place} />
      </StaffPage>
    </StaffFrame>
  );
}

function View({ place }: { place: BooksPlace }) {
  const { view, day, q, transfer, account } = place;
  if (view === 'members') return <MemberSearch key={q} q={q} />;
  if (view === 'months') return <MonthTable />;
  if (view === 'transfers')
    return transfer === null ? <TransferList key={`${day} ${q}`} day={day} q={q} /> : <TransferView id={transfer} />;
  return account === null ? <TrialBalanceView day={day} /> : <HouseEntries account={account} />;
}
