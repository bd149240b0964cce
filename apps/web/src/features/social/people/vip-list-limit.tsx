import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { openUpgrade } from '../../payments/open-payment.ts';
import * as css from './people-list.module.css';

/** Replaces the next page where the rest of a list is for VIP. Source: specification section 8, code 400060. */
export function VipListLimit() {
  return (
    <div className={css.peopleRest} role="status">
      <p className="small muted">
        <Trans>The rest of this list is for VIP members.</Trans>
      </p>
      <Button variant="gold" icon={<CrownIcon />} onClick={() => openUpgrade()}>
        <Trans>Upgrade to see everyone</Trans>
      </Button>
    </div>
  );
}
