import { Trans } from '@lingui/react/macro';
import type { PageText } from '@peonia/contract/pages/pages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { isLifetimeMember } from '../../features/membership/is-lifetime-member.ts';
import { StaticPage } from '../../features/pages/static-page.tsx';
import { openUpgrade } from '../../features/payments/open-payment.ts';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import { useMe } from '../../platform/session/session.ts';
import * as css from './page-links.module.css';

/** Benefits of VIP and the upgrade button, hidden for lifetime members. */
export default function VipPage() {
  const me = useMe();
  return (
    <StaticPage page={useRouteData<PageText>()}>
      {me !== null && isLifetimeMember(me) ? null : (
        <div className={css.writtenMore}>
          <Button variant="gold" icon={<CrownFilledIcon />} onClick={() => openUpgrade()}>
            {me?.vip === 1 ? <Trans>Extend VIP</Trans> : <Trans>Become VIP</Trans>}
          </Button>
        </div>
      )}
    </StaticPage>
  );
}
