import { useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat-state.ts';
import { useMemo } from 'react';
import { Composer } from '../composer/composer.tsx';
import { ClosedComposer } from '../composer/closed-composer.tsx';
import { useUnsent } from '../outbox/use-unsent.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { MessageLog, type MessageLogProps } from './message-log.tsx';
import { RequestBar } from './request-bar.tsx';
import { useAnchoredScroll } from './use-anchored-scroll.ts';
import { useReadMark } from './use-read-mark.ts';

export interface ConversationProps {
  readonly page: ThreadPage;
  readonly older: MessageLogProps['older'];
  readonly isOnline: boolean;
  readonly isTyping: boolean;
}

/** One conversation: header, messages, and the field to write in. Render with the member's id as key. */
export function Conversation({ page, older, isOnline, isTyping }: ConversationProps) {
  const { t } = useLingui();
  const { user, thread, composer, items } = page;
  const waiting = useUnsent(user.user_id);
  // The stored message may be here a moment before its entry leaves the outbox.
  const unsent = useMemo(() => {
    const stored = new Set(items.map((message) => message.client_id));
    return waiting.filter(({ unsent: { client_id } }) => !stored.has(client_id));
  }, [waiting, items]);
  const scroll = useAnchoredScroll(items.at(-1)?.seq);
  useReadMark(thread, scroll.isAtEnd);
  return (
    <section className="thread" aria-label={t`Chat with ${user.name}`}>
      <ConversationHeader user={user} thread={thread} isOnline={isOnline} isTyping={isTyping} />
      <MessageLog page={page} unsent={unsent} isTyping={isTyping} scroll={scroll} older={older} />
      {thread?.request ? <RequestBar thread={thread} /> : null}
      {composer === 'open' ? <Composer to={user.user_id} name={user.name} onSent={scroll.toEnd} /> : <ClosedComposer reason={composer} userId={user.user_id} />}
    </section>
  );
}
