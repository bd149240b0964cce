import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UserXIcon } from '@peonia/ui/icons/user-x.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { useFirstPagePart } from '../../../platform/loading/first-page.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { useTypingMembers } from '../state/typing-indicator.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { Conversation } from './conversation.tsx';
import { useThreadPage } from './use-thread-page.ts';
import * as chatCss from '../chat.module.css';
import * as css from '../details/details.module.css';
import * as threadsCss from '../threads/threads.module.css';

const detailsPart = lazyPart(
  () => import('../details/member-details.tsx'),
  'profiles',
  'social',
  'contacts',
  'chat.details',
);

const searchPart = lazyPart(async () => (await import('../search/thread-search.tsx')).ThreadSearch, 'chat.search');

/** Conversation with a member and, on wide screens, the details pane. */
export function OpenConversation({ to }: { to: number }) {
  const { t } = useLingui();
  const { page, error, reload, ...older } = useThreadPage(to);
  const online = usePresence([to]);
  const isTyping = useTypingMembers().has(to);
  const [isAbout, setAbout] = useState(false);
  // The pane loads after the messages, and on phones on demand.
  const hasPane = useMedia('(min-width: 1200px)');
  const details = detailsPart.use(hasPane || isAbout, () => setAbout(false));
  const at = useMessageInAddress();
  const [isSearching, setSearching] = useState(false);
  const ThreadSearch = searchPart.use(isSearching, () => setSearching(false));
  useEffect(() => {
    browserStore.set('activeChat', to);
    return () => browserStore.set('activeChat', null);
  }, [to]);

  // Messages that arrive are rendered in slices, behind the placeholder.
  const isComing = useDeferredValue(page === undefined);
  const isWaiting = page === undefined || isComing;
  useFirstPagePart(isWaiting && error === null);

  if (!isWaiting) {
    const { user, thread } = page;
    const { name } = user;
    const isOnline = online.get(to) ?? user.online;
    return (
      <>
        <Conversation
          page={page}
          isTyping={isTyping}
          older={older}
          at={at}
          renderSearch={(jumpTo) =>
            isSearching && ThreadSearch !== null ? (
              <ThreadSearch
                user={user}
                onClose={() => setSearching(false)}
                onPick={(seq) => {
                  setSearching(false);
                  jumpTo(seq);
                }}
              />
            ) : null
          }
          head={
            <ConversationHeader
              user={user}
              thread={thread}
              composer={page.composer}
              isOnline={isOnline}
              isTyping={isTyping}
              onDetails={() => setAbout(true)}
              onSearch={() => setSearching(true)}
            />
          }
        />
        {details === null ? (
          <aside className={css.info} aria-label={t`About ${name}`} aria-busy />
        ) : (
          <details.MemberDetails user={user} thread={thread} isOnline={isOnline} />
        )}
        {isAbout && details !== null ? (
          <details.DetailsSheet user={user} thread={thread} isOnline={isOnline} onClose={() => setAbout(false)} />
        ) : null}
      </>
    );
  }
  return (
    <div className={`${chatCss.thread} ${chatCss.choose}`}>
      {error === null ? (
        <Loading label={t`Loading`} shape="row" count={3} className={threadsCss.trowSkeletons} />
      ) : (
        <Failure error={error} reload={reload} />
      )}
    </div>
  );
}

/** The number of a message in the address (`?at=`), which is taken out of it after the jump. */
function useMessageInAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const seq = Number(params.get('at') ?? 0);
  if (!Number.isInteger(seq) || seq < 1) return undefined;
  params.delete('at');
  const rest = params.size === 0 ? '' : `?${params.toString()}`;
  return { seq, onJumped: () => void navigate(`${pathname}${rest}`, { replace: true, preventScrollReset: true }) };
}

function Failure({ error, reload }: { error: Error; reload: () => void }) {
  if (isRefusal(error, 'not_found', 'input_invalid', 'message_to_self')) {
    return (
      <EmptyState
        level={1}
        icon={<UserXIcon />}
        title={<Trans>This member is not available</Trans>}
        text={<Trans>They have left, or their profile is hidden from you.</Trans>}
        action={
          <Button href="/chats">
            <Trans>Back to chats</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<WifiOffIcon />}
      title={<Trans>This chat could not be loaded</Trans>}
      action={
        <Button onClick={reload}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
