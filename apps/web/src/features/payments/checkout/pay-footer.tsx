import { Trans } from '@lingui/react/macro';
import type { PaymentChoice } from '../orders/payment-record.ts';
import type { Repriced } from '../orders/repriced.ts';
import { Amount } from './pack-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentErrorNote } from './payment-error-note.tsx';
import * as css from '../payment.module.css';

/** Sticky footer on phones with total and pay button. */
export function PayFooter({
  choice,
  refusal,
  repriced,
  onPay,
}: {
  choice: PaymentChoice | null;
  refusal: Error | null;
  repriced: Repriced | null;
  onPay: () => void;
}) {
  return (
    <div className={css.payFoot}>
      {refusal === null ? null : <PaymentErrorNote refusal={refusal} repriced={repriced} />}
      <span className={css.payTotal}>
        <span className="tiny muted">
          <Trans>Total</Trans>
        </span>
        <b>{choice === null ? '–' : <Amount price={choice.price} />}</b>
      </span>
      <PayButton choice={choice} onPay={onPay} isCompact />
    </div>
  );
}
