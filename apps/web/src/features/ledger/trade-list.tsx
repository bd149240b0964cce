import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { ListEnd } from '../../platform/paged-list.tsx';
import { askForPayment } from '../../platform/prompts/checkout-request.ts';
import type { useTrades } from './queries.ts';
import { TradeRow } from './trade-row.tsx';
import * as css from './ledger.module.css';

/** The transaction list with its loading, error and empty states. */
export function TradeList({ trades, isFiltered }: { trades: ReturnType<typeof useTrades>; isFiltered: boolean }) {
  const { t } = useLingui();
  if (trades.isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (trades.items.length === 0)
    return trades.error === null ? (
      <NoTrades isFiltered={isFiltered} />
    ) : (
      <ListError error={trades.error} onRetry={trades.reload} />
    );
  return (
    <Card pad edge as="div">
      <ul className={css.trades}>
        {trades.items.map((trade) => (
          <TradeRow key={trade.id} trade={trade} />
        ))}
      </ul>
      <ListEnd
        list={trades}
        className={css.tradesEnd}
        problem={<Trans>More transactions could not be loaded.</Trans>}
      />
    </Card>
  );
}

function NoTrades({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        level={2}
        icon={<HistoryIcon />}
        title={<Trans>Nothing of this type yet</Trans>}
        text={<Trans>Choose another type, or all transactions.</Trans>}
      />
    );
  return (
    <EmptyState
      level={2}
      icon={<HistoryIcon />}
      title={<Trans>No transactions yet</Trans>}
      text={<Trans>Everything you add, spend or receive appears here with its date and the balance after it.</Trans>}
      action={
        <Button onClick={() => askForPayment({ mode: 'recharge' })}>
          <Trans>Add gold</Trans>
        </Button>
      }
    />
  );
}
