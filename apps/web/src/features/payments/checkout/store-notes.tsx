import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { bringUnfinished, storeGateway } from '../gateways/store-purchases.ts';
import * as css from '../payment.module.css';

export const storeNames = { google: 'Google Play', apple: 'App Store' } as const;

/** Facts about a payment in the app's store, and a way to bring purchases that have not arrived. */
export function StoreNotes() {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const store = storeNames[storeGateway()];
  const restore = async () => {
    const shellStore = window.appShell?.store;
    if (shellStore === undefined) return;
    setBusy(true);
    try {
      const taken = await bringUnfinished(shellStore);
      toast.show({
        text: taken === 0 ? t`There is no purchase that has not arrived.` : t`Your purchase is on its way.`,
      });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ul className={css.payFacts}>
        <li>
          <CircleCheckIcon />
          <Trans>One payment. No renewal.</Trans>
        </li>
        <li>
          <CircleCheckIcon />
          <Trans>You pay through {store}. We never see your card.</Trans>
        </li>
      </ul>
      <Button variant="ghost" size="sm" busy={isBusy} onClick={() => void restore()}>
        <Trans>Restore purchases</Trans>
      </Button>
    </>
  );
}
