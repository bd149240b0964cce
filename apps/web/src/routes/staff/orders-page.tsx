import { Trans, useLingui } from '@lingui/react/macro';
import { deskOrderParts } from '@peonia/contract/mall/mall-desk.ts';
import { OrderBoard } from '../../features/mall/desk/order-board.tsx';
import { isPageShortcut } from '../../features/moderation/shortcut-target.ts';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { StaffPage } from '../../features/moderation/staff-page.tsx';
import { DownloadList } from '../../features/moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../../features/moderation/staff-queue/queue-filters.tsx';
import { SavedViews } from '../../features/moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../features/moderation/staff-queue/views/use-filters.ts';
import { showStaffError } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { PageHead } from '../../platform/head/page-head.tsx';

const parts = { showProblem: showStaffError, isPageShortcut };

/** Board of the orders of the mall, for fulfilment staff and admins. */
export default function OrdersPage() {
  const { t } = useLingui();
  const [show, setShow] = usePart(deskOrderParts);
  const labels = {
    all: t({ message: 'All', context: 'orders' }),
    overdue: t({ message: 'Overdue', context: 'orders' }),
    gift: t({ message: 'Gifts', context: 'orders' }),
    own: t({ message: 'For the buyer', context: 'orders' }),
  };
  const options = deskOrderParts.map((value) => ({ value, label: labels[value] }));
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
        <SavedViews page="orders" />
        <QueueFilters value={show} onChange={setShow} options={options} />
        <OrderBoard parts={parts} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}
