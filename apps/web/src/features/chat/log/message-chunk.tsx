import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { DaySeparator } from '@peonia/ui/bubble/day-separator.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { Fragment, memo, use, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { MessageBubble } from '../bubbles/message-bubble.tsx';
import { deliveryStatus } from '../state/delivery-status.ts';
import { calendarDay, dayName } from '../text/calendar-day.ts';
import { isGrouped } from './is-grouped.ts';
import { ProximityContext } from './observe-proximity.ts';
import type { Chunk } from './split-chunks.ts';
import { UnreadLine } from './unread-line.tsx';
import * as css from './log.module.css';

interface MessageChunkProps {
  readonly chunk: Chunk;
  readonly peer: MemberCard;
  readonly delivered: number;
  readonly read: number;
  /** Neighbours of the chunk, for day separators and grouping. */
  readonly before: Message | undefined;
  readonly after: Message | undefined;
  /** Number of the first message that was unread on opening, if it is in this chunk. */
  readonly firstUnread: number | null;
  /** Rendered from the start: the end of the conversation. */
  readonly isFirst: boolean;
  /** Message to jump to, if it is in this chunk; a new object for each jump. */
  readonly target: { readonly seq: number } | null;
  readonly onNewSeen: () => void;
}

/** A chunk of messages, or a placeholder of its height while it is far from the viewport. */
export const MessageChunk = memo(function MessageChunk({
  chunk,
  peer,
  before,
  after,
  firstUnread,
  isFirst,
  target,
  onNewSeen,
  ...reach
}: MessageChunkProps) {
  const proximity = use(ProximityContext);
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const { key, messages } = chunk;
  useEffect(() => (box.current === null ? undefined : proximity?.watch(box.current, key, setNear)), [proximity, key]);
  useEffect(() => {
    if (target === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.setAttribute('data-found', '');
    const calm = setTimeout(() => row?.removeAttribute('data-found'), 1_600);
    return () => clearTimeout(calm);
  }, [target]);

  const isDrawn = isNear || target !== null;
  const height = { '--h': `${proximity?.heightOf(key, messages.length) ?? 0}px` } as React.CSSProperties;
  return (
    <div
      ref={box}
      data-stretch={isDrawn ? 'drawn' : 'far'}
      className={classNames(css.stretch, !isDrawn && css.isFar)}
      style={isDrawn ? undefined : height}
    >
      {isDrawn
        ? messages.map((message, place) => {
            const previous = place === 0 ? before : messages[place - 1];
            const next = place === messages.length - 1 ? after : messages[place + 1];
            const date = new Date(message.created_at);
            const isNewDay = previous === undefined || calendarDay(new Date(previous.created_at)) !== calendarDay(date);
            const isNew = message.seq === firstUnread;
            const progress = deliveryStatus(message, peer.user_id, {
              peer_delivered_seq: reach.delivered,
              peer_read_seq: reach.read,
            });
            return (
              <Fragment key={message.client_id}>
                {isNewDay ? <DayLine date={date} /> : null}
                {isNew ? <UnreadLine onSeen={onNewSeen} /> : null}
                <MessageBubble
                  message={message}
                  peer={peer}
                  progress={progress}
                  isFollowed={next !== undefined && isGrouped(next, message)}
                />
              </Fragment>
            );
          })
        : null}
    </div>
  );
});

function DayLine({ date }: { date: Date }) {
  const { language } = useLanguage();
  return <DaySeparator>{dayName(language, date, useMinute(), 'long')}</DaySeparator>;
}
