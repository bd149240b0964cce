import { Trans } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';

export interface ThreadSummaryProps {
  readonly thread: Thread;
  readonly draft: string;
  readonly isTyping: boolean;
}

/** The second line of a conversation in the list: typing, my draft, or the newest message. */
export function ThreadSummary({ thread: { summary, user_id }, draft, isTyping }: ThreadSummaryProps) {
  if (isTyping) return <Trans>Typing…</Trans>;
  if (draft !== '') {
    return (
      <Trans>
        <span className="draft">Draft:</span> {oneLine(draft)}
      </Trans>
    );
  }
  if (summary === null) return <Trans>No messages</Trans>;
  const text = oneLine(writeEmoji(summary.message_content));
  const isMine = summary.sender !== user_id;
  if (summary.message_type === 'sayhi') return isMine ? <Trans>You said hi</Trans> : <Trans>Said hi: {text}</Trans>;
  if (summary.gift !== null) {
    const { name } = summary.gift;
    return isMine ? <Trans>You gave a gift: {name}</Trans> : <Trans>Gift: {name}</Trans>;
  }
  return isMine ? <Trans>You: {text}</Trans> : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 120);
}
