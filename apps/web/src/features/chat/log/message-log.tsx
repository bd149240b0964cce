import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { TypingIndicator } from '@peonia/ui/bubble/typing-indicator.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ArrowDownIcon } from '@peonia/ui/icons/arrow-down.tsx';
import { ArrowUpIcon } from '@peonia/ui/icons/arrow-up.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { useMessageArrowKeys } from '../actions/use-message-arrow-keys.ts';
import { UnsentBubble } from '../bubbles/unsent-bubble.tsx';
import type { ShownUnsent } from '../outbox/use-unsent.ts';
import { reachWithin } from '../state/delivery-status.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { MessageChunk } from './message-chunk.tsx';
import { ProximityContext } from './observe-proximity.ts';
import { chunkKey, splitChunks, type Chunk } from './split-chunks.ts';
import type { AnchoredScroll } from './use-anchored-scroll.ts';
import { useFirstUnread } from './use-first-unread.ts';
import type { Target } from './use-jump-target.ts';
import { type Older, useOlderPages } from './use-older-pages.ts';
import * as css from './log.module.css';

interface MessageLogProps {
  readonly page: ThreadPage;
  readonly unsent: readonly ShownUnsent[];
  readonly isTyping: boolean;
  readonly scroll: AnchoredScroll;
  readonly older: Older;
  readonly target: Target | null;
  readonly jumpTo: (seq: number) => void;
}

/** Message log by day, with unsent messages. Long conversations render only the chunks near the viewport. */
export function MessageLog({ page, unsent, isTyping, scroll, older, target, jumpTo }: MessageLogProps) {
  const { t } = useLingui();
  const { user, thread, items } = page;
  const chunks = useChunks(items);
  const mark = useOlderPages(scroll.box, older.hasOlder, () => older.loadOlder());
  useMessageArrowKeys(scroll.box);
  const below = useUnreadBelow(page, scroll.isAtEnd);
  const firstUnread = useFirstUnread(page);
  const reach = thread ?? { peer_delivered_seq: 0, peer_read_seq: 0 };
  const isEmpty = items.length === 0 && unsent.length === 0;
  const upTo = firstUnread.seq;

  return (
    <div className={css.msgsBox}>
      {/* Loading older messages must not announce them. */}
      <div
        ref={scroll.box}
        className={css.messages}
        role="log"
        aria-live={scroll.isAtEnd && !older.isLoadingOlder ? 'polite' : 'off'}
        aria-label={t`Conversation with ${user.name}`}
        tabIndex={0}
      >
        <div ref={scroll.content} className={css.messagesInner}>
          <div ref={mark} className={css.older}>
            {older.isLoadingOlder ? <Spinner label={t`Loading`} /> : null}
          </div>
          {isEmpty ? <EmptyConversation user={user} composer={page.composer} /> : null}
          <ProximityContext value={scroll.proximity}>
            {chunks.map((chunk, place) => {
              const within = reachWithin(reach, chunk.messages);
              return (
                <MessageChunk
                  key={chunk.key}
                  chunk={chunk}
                  peer={user}
                  delivered={within.peer_delivered_seq}
                  read={within.peer_read_seq}
                  before={chunks[place - 1]?.messages.at(-1)}
                  after={chunks[place + 1]?.messages[0]}
                  firstUnread={upTo !== null && chunkKey(upTo) === chunk.key ? upTo : null}
                  isFirst={place >= chunks.length - 3}
                  target={target !== null && chunkKey(target.seq) === chunk.key ? target : null}
                  onNewSeen={firstUnread.onSeen}
                />
              );
            })}
          </ProximityContext>
          {unsent.map((one) => (
            <UnsentBubble key={one.unsent.client_id} {...one} />
          ))}
          {isTyping ? <TypingIndicator label={t`${user.name} is typing`} /> : null}
        </div>
      </div>
      {firstUnread.unseen === 0 || upTo === null ? null : (
        <Button className={css.up} variant="line" size="sm" icon={<ArrowUpIcon />} onClick={() => jumpTo(upTo)}>
          <Plural value={firstUnread.unseen} one="# new message" other="# new messages" />
        </Button>
      )}
      {scroll.isAtEnd ? null : (
        <IconButton
          className={css.down}
          variant="fill"
          label={t`Jump to the newest message`}
          icon={<ArrowDownIcon />}
          count={below}
          countLabel={t`${plural(below, { one: '# new message', other: '# new messages' })}`}
          onClick={scroll.toEnd}
        />
      )}
    </div>
  );
}

/** Counts received messages since the reader left the end. */
function useUnreadBelow({ items, user }: ThreadPage, isAtEnd: boolean): number {
  const newest = items[0]?.seq ?? 0;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  let count = 0;
  for (const { seq, sender } of items) {
    if (seq <= seen) break;
    if (sender === user.user_id) count += 1;
  }
  return count;
}

/** Chunks of the loaded messages; unchanged ones keep their identity between renders. */
function useChunks(newestFirst: readonly Message[]): readonly Chunk[] {
  const [known, setKnown] = useState(() => ({ newestFirst, chunks: splitChunks(newestFirst, []) }));
  if (known.newestFirst === newestFirst) return known.chunks;
  const chunks = splitChunks(newestFirst, known.chunks);
  setKnown({ newestFirst, chunks });
  return chunks;
}
