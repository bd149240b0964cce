import { Trans } from '@lingui/react/macro';
import { OrderBoard } from '../../features/mall/desk/order-board.tsx';
import { isPageShortcut } from '../../features/moderation/shortcut-target.ts';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { StaffPage } from '../../features/moderation/staff-page.tsx';
import { DownloadList } from '../../features/moderation/staff-queue/download-list.tsx';
import { showStaffError } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { PageHead } from '../../platform/head/page-head.tsx';

const parts = { showProblem: showStaffError, isPageShortcut };

/** Board of the orders of the mall, for fulfilment staff and admins. */
export default function OrdersPage() {
  return (
    <StaffFrame current="/staff/orders">
      <StaffPage>
        <PageHead
          actions={<DownloadList name="orders" show="all" />}
          title={<Trans>Orders</Trans>}
          text={
            <Trans>
              The oldest first. <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> opens.
            </Trans>
          }
        />
        <OrderBoard parts={parts} />
      </StaffPage>
    </StaffFrame>
  );
}
