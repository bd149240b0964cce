import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { StaffPage } from '../staff-page.tsx';
import { useRowWindow } from '../staff-queue/use-row-window.ts';
import { SavedViews } from '../staff-queue/views/saved-views.tsx';
import { showStaffError } from '../staff-session/staff-session-queries.ts';
import { auditCsv } from './audit-csv.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { type AuditFilters, readForExport, useAudit } from './audit-queries.ts';
import { AuditTable } from './audit-table.tsx';
import * as css from './audit.module.css';

/** The audit log of the staff, for administrators. The filters stand in the address. */
export default function AuditPage() {
  const filters = readAuditFilters(useSearchParams());
  return (
    <StaffFrame current="/staff/audit">
      <StaffPage>
        <PageHead
          title={<Trans>Audit log</Trans>}
          text={<Trans>Who of the staff did or saw what, to whom and why. Reading it is an entry too.</Trans>}
        />
        <SavedViews page="audit" />
        <AuditFilterForm key={JSON.stringify(filters)} filters={filters} />
        <div className={css.download}>
          <Export filters={filters} />
        </div>
        <Log filters={filters} />
      </StaffPage>
    </StaffFrame>
  );
}

function Log({ filters }: { filters: AuditFilters }) {
  const { t } = useLingui();
  const list = useAudit(filters);
  const { items, isPending, error, reload, isLoadingMore } = list;
  const part = useRowWindow(list);
  if (isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (error !== null && items.length === 0) return <ListError error={error} onRetry={reload} />;
  if (items.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<HistoryIcon />}
        title={<Trans>No entries</Trans>}
        text={<Trans>Nothing in the log suits these filters.</Trans>}
      />
    );
  return (
    <>
      {part.showEarlier === null ? null : (
        <Button variant="ghost" block onClick={part.showEarlier}>
          <Trans>Show earlier rows</Trans>
        </Button>
      )}
      <AuditTable entries={part.shown} />
      {part.showMore === null ? null : (
        <Button variant="ghost" block busy={isLoadingMore} onClick={part.showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function Export({ filters }: { filters: AuditFilters }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(new Blob([auditCsv(await readForExport(filters))], { type: 'text/csv' }), 'audit.csv');
    } catch (error) {
      showStaffError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="line"
      icon={<DownloadIcon />}
      busy={isBusy}
      busyLabel={t`Loading`}
      onClick={() => void download()}
    >
      <Trans>Download as CSV</Trans>
    </Button>
  );
}

/** Filters of an address; what is no filter is left out. */
function readAuditFilters(params: URLSearchParams): AuditFilters {
  const number = (name: string) => (/^[1-9]\d{0,14}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null);
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? params.get(name) : null);
  const filters = {
    staff_id: number('staff_id'),
    act: (params.get('act') ?? '').trim().slice(0, 40) || null,
    subject_id: number('subject_id'),
    from: day('from'),
    to: day('to'),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as AuditFilters;
}
