import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { storeNames } from '../checkout/store-notes.tsx';
import { storeGateway } from '../gateways/store-purchases.ts';
import type { PaymentRunner } from '../orders/use-payment.ts';
import { StageCard } from './stage-card.tsx';

/** The sheet of the app's store is open, or was closed by a reload or because the store could not sell. */
export function StoreStage({ runner }: { runner: PaymentRunner }) {
  const [isLeaving, setLeaving] = useState(false);
  const store = storeNames[storeGateway()];
  const cancel = () => {
    setLeaving(true);
    void runner.cancelPayment().finally(() => setLeaving(false));
  };
  return (
    <StageCard
      icon={runner.isSheetOpen ? <Spinner /> : <ShoppingBagIcon />}
      tone={runner.isStoreAway ? 'bad' : 'plain'}
      title={runner.isStoreAway ? <Trans>{store} could not sell this</Trans> : <Trans>Confirm in {store}</Trans>}
      text={
        runner.isStoreAway ? (
          <Trans>Nothing was charged. Please try again in a moment.</Trans>
        ) : (
          <Trans>
            The sheet of the store shows the price once more. What you buy arrives here as soon as you confirm.
          </Trans>
        )
      }
      actions={
        runner.isSheetOpen ? null : (
          <>
            <Button block onClick={runner.openStore}>
              <Trans>Open {store}</Trans>
            </Button>
            <Button block variant="ghost" busy={isLeaving} onClick={cancel}>
              <Trans>Change selection</Trans>
            </Button>
          </>
        )
      }
    />
  );
}
