import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import { PayoutMethodCard } from '../payouts/payout-method-card.tsx';
import * as css from './partners.module.css';

/** The way to a cash-out, and the account it goes to. A former partner only reads the account. */
export function PartnerPayouts({ isPartner }: { isPartner: boolean }) {
  return (
    <>
      {isPartner ? (
        <div className={`row ${css.outside}`}>
          <Button href="/setting/cash-out" icon={<WalletIcon />}>
            <Trans>Cash out</Trans>
          </Button>
        </div>
      ) : null}
      <PayoutMethodCard canChange={isPartner} />
    </>
  );
}
