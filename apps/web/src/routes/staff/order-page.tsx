import { DeskOrderView } from '../../features/mall/desk/desk-order-view.tsx';
import { isPageShortcut } from '../../features/moderation/shortcut-target.ts';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { StaffPage } from '../../features/moderation/staff-page.tsx';
import { showStaffError } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { useParams } from '../../platform/router/hooks.ts';

const parts = { showProblem: showStaffError, isPageShortcut };

/** An order of the mall, for fulfilment staff and admins. */
export default function OrderPage() {
  const id = Number(useParams()['id']);
  return (
    <StaffFrame current="/staff/orders">
      <StaffPage>
        <DeskOrderView key={id} id={id} parts={parts} />
      </StaffPage>
    </StaffFrame>
  );
}
