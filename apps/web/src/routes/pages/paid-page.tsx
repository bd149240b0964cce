import { Trans } from '@lingui/react/macro';
import type { PageText } from '@peonia/contract/pages/pages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { StaticPage } from '../../features/pages/static-page.tsx';
import { openRecharge } from '../../features/payments/open-payment.ts';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import * as css from './page-links.module.css';

/** Prices in gold and the recharge button. */
export default function PaidPage() {
  return (
    <StaticPage page={useRouteData<PageText>()}>
      <div className={css.writtenMore}>
        <Button icon={<PlusIcon />} onClick={() => openRecharge()}>
          <Trans>Add gold</Trans>
        </Button>
      </div>
    </StaticPage>
  );
}
