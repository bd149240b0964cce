import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { DownloadList } from '../staff-queue/download-list.tsx';
import { QueueFilters } from '../staff-queue/queue-filters.tsx';
import { SavedViews } from '../staff-queue/views/saved-views.tsx';
import { usePart } from '../staff-queue/views/use-filters.ts';
import { CaseQueue } from './case-queue.tsx';
import * as css from '../staff.module.css';

/** Open and decided complaints. */
export default function ComplaintsPage() {
  const { t } = useLingui();
  const [show, setShow] = usePart(['open', 'decided']);
  return (
    <StaffFrame current="/staff/complaints">
      <div className={css.staffPage}>
        <PageHead
          actions={<DownloadList name="complaints" show={show} />}
          title={<Trans>Complaints</Trans>}
          text={<Trans>Urgent cases come first. Every access is logged.</Trans>}
        />
        <SavedViews page="complaints" />
        <QueueFilters
          value={show}
          onChange={setShow}
          options={[
            { value: 'open', label: t({ message: 'Open', context: 'state' }) },
            { value: 'decided', label: t`Decided` },
          ]}
        />
        <CaseQueue key={show} show={show} />
      </div>
    </StaffFrame>
  );
}
