import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat-state.ts';
import { TypingDots } from '@peonia/ui/bubble/typing-dots.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ArrowDownIcon } from '@peonia/ui/icons/arrow-down.tsx';
import { ArrowUpIcon } from '@peonia/ui/icons/arrow-up.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { UnsentBubble } from '../bubbles/unsent-bubble.tsx';
import type { ShownUnsent } from '../outbox/use-unsent.ts';
import { EmptyConversation } from '../thread/empty-conversation.tsx';
import './log.css';
import { LogStretch } from './log-stretch.tsx';
import type { Older } from './older.ts';
import { reachWithin } from './progress-of.ts';
import { keyOf } from './split-stretches.ts';
import type { AnchoredScroll } from './use-anchored-scroll.ts';
import { useFirstNew } from './use-first-new.ts';
import { useMoveAmongMessages } from './use-move-among-messages.ts';
import { useNewBelow } from './use-new-below.ts';
import { useOlderPages } from './use-older-pages.ts';
import { useStretches } from './use-stretches.ts';
import { type Target } from './use-target.ts';
import { NearnessContext } from './watch-nearness.ts';

export interface MessageLogProps {
  readonly page: ThreadPage;
  readonly unsent: readonly ShownUnsent[];
  readonly isTyping: boolean;
  readonly scroll: AnchoredScroll;
  readonly older: Older;
  readonly target: Target | null;
  readonly leadTo: (seq: number) => void;
}

/** What was said, day by day, and what is on its way. Of a long conversation only what is near the screen is drawn. */
export function MessageLog({ page, unsent, isTyping, scroll, older, target, leadTo }: MessageLogProps) {
  const { t } = useLingui();
  const { user, thread, items } = page;
  const stretches = useStretches(items);
  const mark = useOlderPages(scroll.box, older.hasOlder, older.loadOlder);
  useMoveAmongMessages(scroll.box);
  const below = useNewBelow(page, scroll.isAtEnd);
  const firstNew = useFirstNew(page);
  const reach = thread ?? { peer_delivered_seq: 0, peer_read_seq: 0 };
  const isEmpty = items.length === 0 && unsent.length === 0;
  const upTo = firstNew.seq;

  return (
    <div className="msgs-box">
      {/* Older messages that are put in or drawn above are no news. */}
      <div
        ref={scroll.box}
        className="msgs"
        role="log"
        aria-live={scroll.isAtEnd && !older.isLoadingOlder ? 'polite' : 'off'}
        aria-label={t`Conversation with ${user.name}`}
        tabIndex={0}
      >
        <div ref={scroll.content} className="msgs-in">
          <div ref={mark} className="older">
            {older.isLoadingOlder ? <Spinner label={t`Loading`} /> : null}
          </div>
          {isEmpty ? <EmptyConversation user={user} composer={page.composer} /> : null}
          <NearnessContext value={scroll.nearness}>
            {stretches.map((stretch, place) => {
              const within = reachWithin(reach, stretch.messages);
              return (
                <LogStretch
                  key={stretch.key}
                  stretch={stretch}
                  peer={user}
                  delivered={within.peer_delivered_seq}
                  read={within.peer_read_seq}
                  before={stretches[place - 1]?.messages.at(-1)}
                  after={stretches[place + 1]?.messages[0]}
                  firstNew={upTo !== null && keyOf(upTo) === stretch.key ? upTo : null}
                  isFirst={place >= stretches.length - 3}
                  target={target !== null && keyOf(target.seq) === stretch.key ? target : null}
                  onNewSeen={firstNew.onSeen}
                />
              );
            })}
          </NearnessContext>
          {unsent.map((one) => (
            <UnsentBubble key={one.unsent.client_id} {...one} />
          ))}
          {isTyping ? <TypingDots label={t`${user.name} is typing`} /> : null}
        </div>
      </div>
      {firstNew.unseen === 0 || upTo === null ? null : (
        <Button className="up" variant="line" size="sm" icon={<ArrowUpIcon />} onClick={() => leadTo(upTo)}>
          <Plural value={firstNew.unseen} one="# new message" other="# new messages" />
        </Button>
      )}
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
