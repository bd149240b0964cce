import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useLocation } from '../../../platform/router/hooks.ts';
import { useTypingMembers } from '../state/typing-indicator.ts';
import { EmptyList } from './empty-list.tsx';
import { filterByView, filterThreads, readThreadView } from './filter-threads.ts';
import { usePendingDeletions } from './schedule-deletion.ts';
import { ThreadFilters } from './thread-filters.tsx';
import { ThreadRow } from './thread-row.tsx';
import { useDebounced } from './use-debounced.ts';
import { useDeliveryReceipts } from './use-delivery-receipts.ts';
import { useMoreThreads } from './use-more-threads.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useThreads } from './use-threads.ts';
import * as logCss from '../log/log.module.css';
import * as css from './threads.module.css';

const searchPart = lazyPart(async () => (await import('../search/list-search.tsx')).ListSearch, 'chat.search');

interface ThreadListProps {
  /** Member whose conversation is open beside the list. */
  readonly openId: number | null;
}

/** Thread list: search, filters and live rows. */
export function ThreadList({ openId }: ThreadListProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const show = readThreadView(search);
  const whole = useThreads('', '');
  const filter = q === '' ? filterByView[show] : '';
  const some = useThreads(q, filter, q !== '' || filter !== '');
  const list = q === '' && filter === '' ? whole : some;
  const leaving = usePendingDeletions();
  const threads = filterThreads(list.items, q === '' ? show : 'all').filter(({ id }) => !leaving.has(id));
  const online = usePresence(threads.map((thread) => thread.user_id));
  const typingMembers = useTypingMembers();
  const scroller = useScrollRestoration();
  const mark = useMoreThreads(list, threads.length, scroller);
  const ListSearch = searchPart.use(q !== '');
  useDeliveryReceipts(whole.items);

  return (
    <>
      <div className={css.chatSearch} role="search">
        <TextInput
          pill
          type="search"
          icon={<SearchIcon />}
          placeholder={t`Search chats`}
          aria-label={t`Search chats`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <ThreadFilters threads={whole.items} hasMore={whole.hasMore} show={show} />
      <div ref={scroller} className={css.scroll}>
        {list.isPending ? <Loading label={t`Loading`} shape="row" count={8} className={css.trowSkeletons} /> : null}
        {list.error !== null && list.items.length === 0 ? (
          <EmptyState
            icon={<WifiOffIcon />}
            title={<Trans>Your chats could not be loaded</Trans>}
            action={
              <Button onClick={list.reload}>
                <Trans>Try again</Trans>
              </Button>
            }
            level={2}
          />
        ) : null}
        {list.isPending || list.error !== null || threads.length > 0 || list.hasMore || q !== '' ? null : (
          <EmptyList show={show} />
        )}
        <ul aria-label={t`Chats`}>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              isOpen={thread.user_id === openId}
              isOnline={online.get(thread.user_id) ?? thread.user.online}
              isTyping={typingMembers.has(thread.user_id)}
              search={search}
            />
          ))}
        </ul>
        <div ref={mark} className={logCss.older}>
          {list.isLoadingMore ? <Spinner label={t`Loading`} /> : null}
        </div>
        {q === '' || ListSearch === null ? null : <ListSearch q={q} scroller={scroller} />}
      </div>
    </>
  );
}

/** Placeholder while no conversation is chosen. */
export function ChooseChat() {
  return (
    <EmptyState
      icon={<MessageCircleIcon />}
      title={<Trans>Choose a chat</Trans>}
      text={<Trans>Choose a chat on the left to read and reply.</Trans>}
      level={2}
    />
  );
}
