import { useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { UploadDropZone } from '../../media/uploads/upload-drop-zone.tsx';
import { EngineRow } from '../../translation/engine/engine-row.tsx';
import { Composer } from '../composer/composer.tsx';
import { LazyClosedComposer } from '../composer/lazy-closed-composer.tsx';
import { useComposing } from '../composer/use-composing.ts';
import { MessageLog } from '../log/message-log.tsx';
import { useAnchoredScroll } from '../log/use-anchored-scroll.ts';
import { useJumpTarget } from '../log/use-jump-target.ts';
import type { Older } from '../log/use-older-pages.ts';
import { useRefreshStaleFiles } from '../log/use-refresh-stale-files.ts';
import { useUnsent } from '../outbox/use-unsent.ts';
import { ConversationProvider } from '../state/conversation-context.ts';
import { updateThreadSettings } from '../threads/update-thread-settings.ts';
import { RequestBar } from './request-bar.tsx';
import { useReadReceipt } from './use-read-receipt.ts';
import * as chatCss from '../chat.module.css';
import * as dockCss from '../dock/dock.module.css';
import * as css from './conversation.module.css';

interface ConversationProps {
  readonly page: ThreadPage;
  readonly older: Older;
  readonly isTyping: boolean;
  /** Number of a message to jump to on opening, and how to forget it. */
  readonly at?: { readonly seq: number; readonly onJumped: () => void } | undefined;
  /** Search in the conversation, over its messages. */
  readonly renderSearch?: ((jumpTo: (seq: number) => void) => ReactNode) | undefined;
  /** Header: full on the page, compact in a docked window. */
  readonly head: ReactNode;
}

/** A conversation: header, log and composer. Render with the member's id as key. */
export function Conversation({ page, older, isTyping, head, at, renderSearch }: ConversationProps) {
  const { t } = useLingui();
  const { user, thread, composer, items } = page;
  const { name } = user;
  const waiting = useUnsent(user.user_id);
  // A stored message may arrive shortly before its outbox entry is removed.
  const unsent = useMemo(() => {
    const stored = new Set(items.map((message) => message.client_id));
    return waiting.filter(({ unsent: { client_id } }) => !stored.has(client_id));
  }, [waiting, items]);
  const scroll = useAnchoredScroll();
  const { target, jumpTo } = useJumpTarget(items.at(-1)?.seq ?? 0, older, scroll.leaveEnd);
  useJumpOnOpening(at, jumpTo);
  const composing = useComposing(user.user_id, page.draft, scroll.toEnd);
  const { setReply, setEditing, takeIdea, editing } = composing;
  const engine = thread?.engine ?? null;
  const talk = useMemo(
    () => ({ peer: user, engine, jumpTo, replyTo: setReply, edit: setEditing, takeIdea }),
    [user, engine, jumpTo, setReply, setEditing, takeIdea],
  );
  const isOpen = composer === 'open';
  const searchPanel = renderSearch?.(jumpTo) ?? null;
  useReadReceipt(thread, scroll.isAtEnd);
  useRefreshStaleFiles(scroll.box);
  const drop =
    isOpen && composing.secrets.entries.length === 0
      ? composing.uploads
      : { kinds: composing.uploads.kinds, add: () => {} };
  return (
    <section className={`${chatCss.thread} ${dockCss.thread}`} aria-label={t`Chat with ${name}`}>
      {head}
      <ConversationProvider value={talk}>
        <UploadDropZone uploads={drop} className={css.threadIn}>
          {searchPanel}
          <div className={css.covered} inert={searchPanel !== null}>
            <MessageLog
              page={page}
              unsent={unsent}
              isTyping={isTyping}
              scroll={scroll}
              older={older}
              target={target}
              jumpTo={jumpTo}
            />
            {thread?.request ? <RequestBar thread={thread} /> : null}
            {isOpen ? (
              <EngineRow
                user={user}
                thread={thread}
                onChange={(to) => thread !== null && void updateThreadSettings(thread, { engine: to })}
              />
            ) : null}
            {isOpen || editing !== null ? (
              <Composer user={user} composing={composing} items={items} onSent={scroll.toEnd} />
            ) : (
              <LazyClosedComposer reason={composer} user={user} />
            )}
          </div>
        </UploadDropZone>
      </ConversationProvider>
    </section>
  );
}

/** Jumps to the message that the address names, once. */
function useJumpOnOpening(at: ConversationProps['at'], jumpTo: (seq: number) => void): void {
  const jump = useEffectEvent((seq: number) => {
    jumpTo(seq);
    at?.onJumped();
  });
  const seq = at?.seq;
  useEffect(() => {
    if (seq !== undefined) jump(seq);
  }, [seq]);
}
