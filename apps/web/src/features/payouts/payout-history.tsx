import { Trans } from '@lingui/react/macro';
import type { CashOut, Payout } from '@peonia/contract/payouts/cash-out.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { ListEnd } from '../../platform/paged-list.tsx';
import { PayoutEntry } from './payout-entry.tsx';
import type { useCashOut } from './use-cash-out.ts';
import * as css from './cash-out.module.css';

interface HistoryProps {
  readonly cashOut: ReturnType<typeof useCashOut>;
  readonly days: Pick<CashOut, 'days_min' | 'days_max'>;
}

/** Every request with its state, newest first. */
export function PayoutHistory({ cashOut, days }: HistoryProps) {
  return (
    <Card pad edge as="section" className="stack">
      <CardHead title={<Trans>Your cash-outs</Trans>} />
      {cashOut.items.length === 0 ? (
        <p>
          <Trans>Nothing yet. Your requests and what became of them appear here.</Trans>
        </p>
      ) : (
        <ul className={css.payouts}>
          {cashOut.items.map((payout: Payout) => (
            <PayoutEntry key={payout.id} payout={payout} days={days} />
          ))}
        </ul>
      )}
      <ListEnd list={cashOut} problem={<Trans>More could not be loaded.</Trans>} />
    </Card>
  );
}
