import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { filterThreads, type ThreadView, threadViews } from './filter-threads.ts';
import * as css from './threads.module.css';

interface ThreadFiltersProps {
  readonly threads: readonly Thread[];
  readonly hasMore: boolean;
  readonly show: ThreadView;
}

/** Filters: all, your turn, unread, and message requests if there are any. */
export function ThreadFilters({ threads, hasMore, show }: ThreadFiltersProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const words: Record<ThreadView, ReactNode> = {
    all: <Trans>All</Trans>,
    turn: <Trans>Your turn</Trans>,
    unread: <Trans>Unread</Trans>,
    requests: <Trans>Requests</Trans>,
  };
  const count = (one: ThreadView) => filterThreads(threads, one).length;
  const shown = threadViews.filter((one) => one !== 'requests' || show === 'requests' || count(one) > 0);
  return (
    <Filters label={t`Filter chats`} className={css.chatFilters}>
      {shown.map((one) => (
        <FilterChip
          key={one}
          on={one === show}
          onClick={() =>
            void navigate(one === 'all' ? pathname : `${pathname}?show=${one}`, {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {words[one]}
          {one === 'turn' || one === 'requests' ? <Amount count={count(one)} hasMore={hasMore} /> : null}
        </FilterChip>
      ))}
    </Filters>
  );
}

/** Counts loaded threads only; "+" marks that there may be more. */
function Amount({ count, hasMore }: { count: number; hasMore: boolean }) {
  if (count === 0) return null;
  return (
    <span className="tabular">
      {count}
      {hasMore ? '+' : ''}
    </span>
  );
}
