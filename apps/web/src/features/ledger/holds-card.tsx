import { Trans, useLingui } from '@lingui/react/macro';
import type { Hold } from '@peonia/contract/money/ledger.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { ShowMore } from '../../platform/paged-list.tsx';
import { Link } from '../../platform/router/link.tsx';
import { useHolds } from './queries.ts';
import * as css from './ledger.module.css';

/** Holds at first: on phones what was spent stands below. */
const FIRST = 4;

/** Gold held for orders and payments under review; nothing where there is none. */
export function HoldsCard() {
  const { data, error, refetch } = useHolds();
  const [showsAll, setShowsAll] = useState(false);
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.items.length === 0) return null;
  const shown = showsAll ? data.items : data.items.slice(0, FIRST);
  const rest = {
    hasMore: shown.length < data.items.length,
    isLoadingMore: false,
    loadMore: () => void setShowsAll(true),
  };
  return (
    <Card pad edge aria-labelledby="held-gold" className={`stack ${css.capCard}`}>
      <h2 id="held-gold">
        <Trans>Held gold</Trans>
      </h2>
      <p className="small muted">
        <Trans>Not spent yet: it is paid when the order is delivered, or given back.</Trans>
      </p>
      <ul className={css.trades}>
        {shown.map((hold) => (
          <HoldRow key={hold.id} hold={hold} />
        ))}
      </ul>
      <ShowMore list={rest} size="sm" />
    </Card>
  );
}

function HoldRow({ hold: { state, amount, cause, related_id, created_at } }: { hold: Hold }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <li className={css.trade}>
      <span className={`grow ${css.grow}`}>
        {cause === 'mall' ? (
          <Link href={`/order/${related_id}`} className={`link ${css.tradeUser}`}>
            <Trans context="bill">Order {related_id}</Trans>
          </Link>
        ) : (
          <b>
            <Trans>Payment under review</Trans>
          </b>
        )}
        <time className="small muted" dateTime={created_at}>
          {formatDate(language, new Date(created_at), 'medium')}
        </time>
      </span>
      <span className={css.tradeSums}>
        <span>
          <Price label={t`gold`} tone="gold">
            {formatGold(language, Math.round(amount * 100))}
          </Price>
        </span>
        <span className="small muted">
          {state === 'held' ? <Trans context="gold">Held</Trans> : <Trans>Given back</Trans>}
        </span>
      </span>
    </li>
  );
}
