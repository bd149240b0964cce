import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { Fragment, memo, use, useEffect, useRef, useState } from 'react';
import { MessageBubble } from '../bubbles/message-bubble.tsx';
import { dayOf } from '../day-of.ts';
import { readTime } from '../read-times.ts';
import { DayLine } from './day-line.tsx';
import { followsOn } from './follows-on.ts';
import { progressOf } from './progress-of.ts';
import type { Stretch } from './split-stretches.ts';
import { UnreadLine } from './unread-line.tsx';
import { NearnessContext } from './watch-nearness.ts';

export interface LogStretchProps {
  readonly stretch: Stretch;
  readonly peer: MemberCard;
  readonly delivered: number;
  readonly read: number;
  /** The messages around it: a day may begin with its first one, and its last one may be gone on from. */
  readonly before: Message | undefined;
  readonly after: Message | undefined;
  /** Number of the first message that was new when the conversation was opened, where it is one of these. */
  readonly firstNew: number | null;
  /** Drawn from the start: the end of the conversation, where it opens. */
  readonly isFirst: boolean;
  /** Number of a message that the reader is led to, where it is one of these; changes with each time. */
  readonly target: { readonly seq: number } | null;
  readonly onNewSeen: () => void;
}

/** Some messages in a row, or the room that they take up while they are far from the screen. */
export const LogStretch = memo(function LogStretch({
  stretch,
  peer,
  before,
  after,
  firstNew,
  isFirst,
  target,
  onNewSeen,
  ...reach
}: LogStretchProps) {
  const nearness = use(NearnessContext);
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const { key, messages } = stretch;
  useEffect(() => (box.current === null ? undefined : nearness?.watch(box.current, key, setNear)), [nearness, key]);
  useEffect(() => {
    if (target === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.classList.add('is-found');
    const calm = setTimeout(() => row?.classList.remove('is-found'), 1_600);
    return () => clearTimeout(calm);
  }, [target]);

  const isDrawn = isNear || target !== null;
  const height = { '--h': `${nearness?.heightOf(key, messages.length) ?? 0}px` } as React.CSSProperties;
  return (
    <div ref={box} className={classNames('stretch', !isDrawn && 'is-far')} style={isDrawn ? undefined : height}>
      {isDrawn
        ? messages.map((message, place) => {
            const previous = place === 0 ? before : messages[place - 1];
            const next = place === messages.length - 1 ? after : messages[place + 1];
            const date = new Date(message.created_at);
            const isNewDay = previous === undefined || dayOf(new Date(previous.created_at)) !== dayOf(date);
            const isNew = message.seq === firstNew;
            const progress = progressOf(message, peer.user_id, {
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
                  readAt={progress === 'read' ? readTime(message.thread_id, message.seq) : undefined}
                  isFollowed={next !== undefined && followsOn(next, message)}
                />
              </Fragment>
            );
          })
        : null}
    </div>
  );
});
