import { Trans } from '@lingui/react/macro';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { StaffPage } from '../../features/moderation/staff-page.tsx';
import { WheelFigures } from '../../features/wheel/wheel-figures.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';

/** Payouts of the prize wheel, for finance and admins. */
export default function WheelPage() {
  return (
    <StaffFrame current="/staff/wheel">
      <StaffPage>
        <PageHead
          title={<Trans>Prize wheel</Trans>}
          text={<Trans>Prizes paid out, compared with their odds. Every access is logged.</Trans>}
        />
        <WheelFigures />
      </StaffPage>
    </StaffFrame>
  );
}
