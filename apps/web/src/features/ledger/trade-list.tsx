import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { HistoryIcon, RefreshCwIcon, WifiOffIcon } from '@peonia/ui/icons.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ApiError } from '../../platform/api/call.ts';
import { askForPayment } from '../../platform/payment-request.ts';
import type { useTrades } from './queries.ts';
import { TradeRow } from './trade-row.tsx';

/** The movements in all states: coming, there, growing by itself, empty, failed. */
export function TradeList({ trades, isFiltered }: { trades: ReturnType<typeof useTrades>; isFiltered: boolean }) {
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  // After a failed page only the button asks again.
  useEndInSight(end, trades.hasMore && !trades.isLoadingMore && trades.error === null, trades.loadMore);
  if (trades.isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (trades.items.length === 0) return trades.error === null ? <NoTrades isFiltered={isFiltered} /> : <Failed error={trades.error} onRetry={trades.reload} />;
  return (
    <Card pad edge as="div">
      <ul className="trades">
        {trades.items.map((trade) => (
          <TradeRow key={trade.id} trade={trade} />
        ))}
      </ul>
      {trades.hasMore ? (
        <div ref={end} className="trades-more">
          <Button variant="line" busy={trades.isLoadingMore} onClick={trades.loadMore}>
            {trades.error === null ? <Trans>Show more</Trans> : <Trans>Try again</Trans>}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function NoTrades({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState level={2} icon={<HistoryIcon />} title={<Trans>Nothing of this kind yet</Trans>} text={<Trans>Choose another kind, or all movements.</Trans>} />;
  return (
    <EmptyState
      level={2}
      icon={<HistoryIcon />}
      title={<Trans>No movements yet</Trans>}
      text={<Trans>Everything you add, spend or receive stands here with its date and the balance after it.</Trans>}
      action={
        <Button onClick={() => askForPayment({ mode: 'recharge' })}>
          <Trans>Add gold</Trans>
        </Button>
      }
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      level={2}
      icon={<WifiOffIcon />}
      title={<Trans>This list could not be loaded</Trans>}
      text={error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
      action={
        <Button icon={<RefreshCwIcon />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** Calls `onSeen` when the mark below the list comes near the window. */
function useEndInSight(mark: RefObject<HTMLElement | null>, isThere: boolean, onSeen: () => void) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isThere || mark.current === null) return;
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(), { rootMargin: '400px' });
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, [mark, isThere]);
}
