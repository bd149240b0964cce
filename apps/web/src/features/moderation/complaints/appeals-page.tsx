import { Trans } from '@lingui/react/macro';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { DownloadList } from '../staff-queue/download-list.tsx';
import { CaseQueue } from './case-queue.tsx';
import * as css from '../staff.module.css';

/** Decisions with a pending appeal. */
export default function AppealsPage() {
  return (
    <StaffFrame current="/staff/appeals">
      <div className={css.staffPage}>
        <PageHead
          actions={<DownloadList name="appeals" show="waiting" />}
          title={<Trans>Appeals</Trans>}
          text={<Trans>An appeal is decided by someone other than the first decision-maker.</Trans>}
        />
        <CaseQueue show="appeals" />
      </div>
    </StaffFrame>
  );
}
