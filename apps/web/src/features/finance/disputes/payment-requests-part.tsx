import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeCase } from '@peonia/contract/money/disputes.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PaymentDecision } from '../payments/payment-decision.tsx';
import { usePaymentCase } from '../payments/payment-queries.ts';
import { PaymentRequests } from '../payments/payment-requests.tsx';
import { useRefreshDispute } from './dispute-queries.ts';

/** The disputed payment with its requests, such as an unlock. The look at it is logged. */
export function PaymentRequestsPart({ dispute }: { dispute: DisputeCase }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePaymentCase(dispute.order);
  const refresh = useEffectEvent(useRefreshDispute(dispute.id));
  const isUnlocked = data !== undefined && !data.locks && dispute.blocks.payments;
  useEffect(() => {
    if (isUnlocked) refresh();
  }, [isUnlocked]);
  if (data === undefined)
    return error === null ? (
      <Loading label={t`Loading`} shape="card" count={1} />
    ) : (
      <ListError error={error} isCompact onRetry={() => void refetch()} />
    );
  const isQuiet = data.requests.length === 0 && !data.locks && data.state !== 'credited';
  return (
    <>
      {isQuiet ? (
        <p className="small muted">
          <Trans>Nothing was requested about this payment, and there is nothing to decide.</Trans>
        </p>
      ) : null}
      <PaymentRequests payment={data} />
      <PaymentDecision payment={data} />
    </>
  );
}
