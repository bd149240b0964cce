import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import type { RefObject } from 'react';
import { useMoreThreads } from '../threads/use-more-threads.ts';
import { FoundRow } from './found-row.tsx';
import { isSearchable } from './search-filters.ts';
import { useMessageSearch, type MessageSearch } from './use-message-search.ts';
import * as threadsCss from '../threads/threads.module.css';
import * as css from './search.module.css';

interface MessageResultsProps extends MessageSearch {
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onPick?: (seq: number) => void;
}

/** Messages that match a search, with its states. Older ones come while the list is short or near its end. */
export function MessageResults({ scroller, onPick, ...search }: MessageResultsProps) {
  const { t } = useLingui();
  const list = useMessageSearch(search);
  // A conversation that moves up while pages are read may come twice.
  const items = [...new Map(list.items.map((found) => [found.message.id, found])).values()];
  const mark = useMoreThreads(list, items.length, scroller);
  if (!isSearchable(search.q, search.filters))
    return (
      <p className={css.hint}>
        <Trans>Type at least two letters, or choose a kind or a time.</Trans>
      </p>
    );
  if (list.isPending)
    return <Loading label={t`Searching messages`} shape="row" count={5} className={threadsCss.trowSkeletons} />;
  if (list.error !== null && items.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<WifiOffIcon />}
        title={<Trans>The search did not work</Trans>}
        action={
          <Button onClick={list.reload}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  return (
    <>
      <ul aria-label={t`Messages found`}>
        {items.map((found) => (
          <FoundRow key={found.message.id} found={found} onPick={onPick} />
        ))}
      </ul>
      {items.length === 0 && !list.hasMore ? (
        <EmptyState
          level={3}
          icon={<SearchIcon />}
          title={<Trans>No messages found</Trans>}
          text={<Trans>Try other words, or fewer filters.</Trans>}
        />
      ) : null}
      <div ref={mark} className={css.more}>
        {list.isLoadingMore ? (
          <>
            <Spinner label={t`Searching older messages`} />
            <Trans>Searching older messages</Trans>
          </>
        ) : null}
      </div>
    </>
  );
}
