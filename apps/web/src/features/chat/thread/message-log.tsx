import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat-state.ts';
import { DaySeparator } from '@peonia/ui/bubble/day-separator.tsx';
import { TypingDots } from '@peonia/ui/bubble/typing-dots.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ArrowDownIcon } from '@peonia/ui/icons.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { Fragment, useMemo, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useMinute } from '../../profiles/public.ts';
import { dayName } from '../day-of.ts';
import type { ShownUnsent } from '../outbox/use-unsent.ts';
import { readTime } from '../read-times.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { byDay, progressOf } from './log-entries.ts';
import { MessageBubble } from './message-bubble.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import type { AnchoredScroll } from './use-anchored-scroll.ts';
import { useOlderPages } from './use-older-pages.ts';

export interface MessageLogProps {
  readonly page: ThreadPage;
  readonly unsent: readonly ShownUnsent[];
  readonly isTyping: boolean;
  readonly scroll: AnchoredScroll;
  readonly older: { readonly hasOlder: boolean; readonly loadOlder: () => void; readonly isLoadingOlder: boolean };
}

/** What was said, day by day, and what is on its way. */
export function MessageLog({ page, unsent, isTyping, scroll, older }: MessageLogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useMinute();
  const { user, thread, items } = page;
  const days = useMemo(() => byDay(items), [items]);
  const mark = useOlderPages(scroll.box, older.hasOlder, older.loadOlder);
  const below = useNewBelow(page, scroll.isAtEnd);
  const isEmpty = items.length === 0 && unsent.length === 0;

  return (
    <div className="msgs-box">
      {/* Older messages that are put in above are no news. */}
      <div ref={scroll.box} className="msgs" role="log" aria-live={older.isLoadingOlder ? 'off' : 'polite'} aria-label={t`Conversation with ${user.name}`} tabIndex={0}>
        <div ref={scroll.content} className="msgs-in">
          <div ref={mark} className="older">{older.isLoadingOlder ? <Spinner label={t`Loading`} /> : null}</div>
          {isEmpty ? <EmptyConversation user={user} composer={page.composer} /> : null}
          {days.map(({ day, date, messages }) => (
            <Fragment key={day}>
              <DaySeparator>{dayName(language, date, now, 'long')}</DaySeparator>
              {messages.map((message) => {
                const progress = progressOf(message, user.user_id, thread);
                const readAt = progress === 'read' ? readTime(message.thread_id, message.seq) : undefined;
                return <MessageBubble key={message.client_id} message={message} peer={user} progress={progress} readAt={readAt} />;
              })}
            </Fragment>
          ))}
          {unsent.map((one) => (
            <UnsentBubble key={one.unsent.client_id} {...one} />
          ))}
          {isTyping ? <TypingDots label={t`${user.name} is typing`} /> : null}
        </div>
      </div>
      {scroll.isAtEnd ? null : (
        <IconButton
          className="down"
          variant="fill"
          label={t`Down to the newest message`}
          icon={<ArrowDownIcon />}
          count={below}
          countLabel={t`${plural(below, { one: '# new message', other: '# new messages' })}`}
          onClick={scroll.toEnd}
        />
      )}
    </div>
  );
}

/** How many of theirs have come since the reader left the end. */
function useNewBelow({ items, user }: ThreadPage, isAtEnd: boolean): number {
  const newest = items[0]?.seq ?? 0;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  return items.filter(({ seq, sender }) => seq > seen && sender === user.user_id).length;
}
