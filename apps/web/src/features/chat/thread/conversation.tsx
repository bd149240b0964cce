import { useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat-state.ts';
import { type ReactNode, useMemo } from 'react';
import { UploadDropZone } from '../../media/public.ts';
import { EngineRow } from '../../translation/public.ts';
import { Composer } from '../composer/composer.tsx';
import { LateClosed } from '../composer/late-closed.tsx';
import { useComposing } from '../composer/use-composing.ts';
import { MessageLog } from '../log/message-log.tsx';
import type { Older } from '../log/older.ts';
import { useAnchoredScroll } from '../log/use-anchored-scroll.ts';
import { useStaleFiles } from '../log/use-stale-files.ts';
import { useTarget } from '../log/use-target.ts';
import { useUnsent } from '../outbox/use-unsent.ts';
import { TalkProvider } from '../talk-context.ts';
import { changeSide } from '../threads/thread-acts.ts';
import { RequestBar } from './request-bar.tsx';
import './thread.css';
import { useReadMark } from './use-read-mark.ts';

export interface ConversationProps {
  readonly page: ThreadPage;
  readonly older: Older;
  readonly isTyping: boolean;
  /** The head: a full one on the page, a small one in a docked window. */
  readonly head: ReactNode;
}

/** One conversation: head, messages, and the field to write in. Render with the member's id as key. */
export function Conversation({ page, older, isTyping, head }: ConversationProps) {
  const { t } = useLingui();
  const { user, thread, composer, items } = page;
  const { name } = user;
  const waiting = useUnsent(user.user_id);
  // The stored message may be here a moment before its entry leaves the outbox.
  const unsent = useMemo(() => {
    const stored = new Set(items.map((message) => message.client_id));
    return waiting.filter(({ unsent: { client_id } }) => !stored.has(client_id));
  }, [waiting, items]);
  const scroll = useAnchoredScroll();
  const { target, leadTo } = useTarget(items.at(-1)?.seq ?? 0, older, scroll.leaveEnd);
  const composing = useComposing(user.user_id, page.draft, scroll.toEnd);
  const { setReply, takeIdea } = composing;
  const engine = thread?.engine ?? null;
  const talk = useMemo(
    () => ({ peer: user, engine, leadTo, replyTo: setReply, takeIdea }),
    [user, engine, leadTo, setReply, takeIdea],
  );
  const isOpen = composer === 'open';
  useReadMark(thread, scroll.isAtEnd);
  useStaleFiles(scroll.box);
  const drop =
    isOpen && composing.secrets.entries.length === 0
      ? composing.uploads
      : { kinds: composing.uploads.kinds, add: () => {} };
  return (
    <section className="thread" aria-label={t`Chat with ${name}`}>
      {head}
      <TalkProvider value={talk}>
        <UploadDropZone uploads={drop} className="thread-in">
          <MessageLog
            page={page}
            unsent={unsent}
            isTyping={isTyping}
            scroll={scroll}
            older={older}
            target={target}
            leadTo={leadTo}
          />
          {thread?.request ? <RequestBar thread={thread} /> : null}
          {isOpen ? (
            <EngineRow
              user={user}
              thread={thread}
              onChange={(to) => thread !== null && void changeSide(thread, { engine: to })}
            />
          ) : null}
          {isOpen ? (
            <Composer user={user} composing={composing} newest={items[0] ?? null} onSent={scroll.toEnd} />
          ) : (
            <LateClosed reason={composer} user={user} />
          )}
        </UploadDropZone>
      </TalkProvider>
    </section>
  );
}
