import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentChoice } from '../orders/payment-record.ts';
import { PaymentFacts } from './gold-summary.tsx';
import { Amount } from './pack-summary.tsx';
import * as css from '../payment.module.css';

interface FeeProps {
  readonly price: PaymentChoice['price'] | null;
  readonly methods: ReactNode;
  readonly pay: ReactNode;
}

/** The checkout of the fee of the travel desk. */
export function FeeCheckout({ price, methods, pay }: FeeProps) {
  return (
    <div className={css.pay}>
      <div className={`stack ${css.payMain}`}>
        <p>
          <Trans>
            The fee pays for the planning of your journey by our travel desk. Tickets, hotels and visas are not part of
            it.
          </Trans>
        </p>
        <p className="muted">
          <Trans>
            The member you want to meet is asked first. If they do not say yes, or take it back, you get the whole fee
            back.
          </Trans>
        </p>
        {methods}
      </div>
      <section className={css.paySum}>
        <h3>
          <Trans>Summary</Trans>
        </h3>
        <dl className={css.sumLines}>
          <div>
            <dt>
              <Trans>Fee of the travel desk</Trans>
            </dt>
            <dd>{price === null ? '–' : <Amount price={price} />}</dd>
          </div>
          <div className={css.total}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>{price === null ? '–' : <Amount price={price} />}</dd>
          </div>
        </dl>
        {pay}
        <PaymentFacts isForGold={false} />
      </section>
    </div>
  );
}
