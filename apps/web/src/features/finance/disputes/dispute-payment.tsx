import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeCase } from '@peonia/contract/money/disputes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

const part = lazyPart(async () => (await import('./payment-requests-part.tsx')).PaymentRequestsPart, 'finance');

/** Requests about the disputed payment, such as its unlock. The look at the payment is logged, so it is asked for. */
export function DisputePayment({ dispute }: { dispute: DisputeCase }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const Part = part.use(isOpen, () => setOpen(false));
  if (Part !== null) return <Part dispute={dispute} />;
  if (isOpen) return <Loading label={t`Loading`} shape="card" count={1} />;
  return (
    <div>
      <Button variant="line" onClick={() => setOpen(true)}>
        <Trans>Show requests about this payment</Trans>
      </Button>
    </div>
  );
}
