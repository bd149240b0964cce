import { Trans, useLingui } from '@lingui/react/macro';
import type { BookMonth } from '@peonia/contract/money/books.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CalendarIcon } from '@peonia/ui/icons/calendar.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { PagedList } from '../../../platform/paged-list.tsx';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';
import { downloadMonth, useMonths } from './books-queries.ts';
import { useGold } from './gold-cell.tsx';
import * as css from './books.module.css';

/** Revenue and liabilities by month, each with its file for bookkeeping. */
export function MonthTable() {
  const { t } = useLingui();
  const list = useMonths();
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          level={2}
          icon={<CalendarIcon />}
          title={<Trans>No closed day yet</Trans>}
          text={<Trans>A day is closed the night after it. Then its month appears here.</Trans>}
        />
      }
    >
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Months`}>
        <table className={css.table}>
          <TableHead
            columns={[
              t`Month`,
              t`Revenue`,
              t`Promotions`,
              t`Deferred gold`,
              t`Bonus gold`,
              t`Owed to partners`,
              t`Debts of members`,
              t`Download`,
            ]}
          />
          <tbody>
            {list.items.map((month) => (
              <Month key={month.id} month={month} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`small muted ${css.hint}`}>
        <Trans>
          Revenue and promotions moved in the month; the other columns are what stood at its end. A file holds the
          totals of each closed day, with gold at one US dollar.
        </Trans>
      </p>
    </PagedList>
  );
}

function Month({ month }: { month: BookMonth }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const gold = useGold();
  const [isBusy, setBusy] = useState(false);
  const name = new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month.closed_until}T00:00:00Z`));
  const download = () => {
    setBusy(true);
    void downloadMonth(month.id)
      .catch(showStaffError)
      .finally(() => setBusy(false));
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{gold(month.revenue)}</td>
      <td>{gold(month.promotion)}</td>
      <td>{gold(month.deferred)}</td>
      <td>{gold(month.bonus)}</td>
      <td>{gold(month.partners)}</td>
      <td>{gold(month.owed)}</td>
      <td>
        <Button
          variant="ghost"
          size="sm"
          icon={<DownloadIcon />}
          busy={isBusy}
          aria-label={t`Download ${name}`}
          onClick={download}
        >
          CSV
        </Button>
      </td>
    </tr>
  );
}
