import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import * as css from '../products/product.module.css';

/** The way of a gift, said before the order. */
export function WhatHappensNext() {
  const days = limits.order_answer_days;
  return (
    <Card edge pad className={css.next} aria-labelledby="mall-next">
      <h2 id="mall-next">
        <Trans>What happens next</Trans>
      </h2>
      <ol className={css.steps}>
        <li>
          <b>
            <Trans>Your friend is asked</Trans>
          </b>
          <span className="small muted">
            <Trans>They see the picture and your card, not the price. They have {days} days to answer.</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>They enter their address</Trans>
          </b>
          <span className="small muted">
            <Trans>Only the shop and the courier read it. You never see it.</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>The shop delivers</Trans>
          </b>
          <span className="small muted">
            <Trans>Your gold is held until then. Without a delivery all of it comes back.</Trans>
          </span>
        </li>
      </ol>
    </Card>
  );
}
