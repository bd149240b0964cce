import { Trans, useLingui } from '@lingui/react/macro';
import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { usePreviewTranslation } from '../../translation/text/use-preview-translation.ts';
import { useMessageKindLabels } from '../text/message-kind-labels.ts';
import * as css from './threads.module.css';

interface ThreadSummaryProps {
  readonly thread: Thread;
  readonly draft: string;
  readonly isTyping: boolean;
}

/** Second line of a thread: typing indicator, draft or newest message. Text of members stays outside of `Trans`. */
export function ThreadSummary({ thread, draft, isTyping }: ThreadSummaryProps) {
  if (isTyping) return <Trans>Typing…</Trans>;
  if (draft !== '') {
    return (
      <>
        <span className={css.draft}>
          <Trans>Draft:</Trans>
        </span>{' '}
        {oneLine(draft)}
      </>
    );
  }
  const { summary } = thread;
  return summary === null ? <Trans>No messages</Trans> : <NewestMessage thread={thread} summary={summary} />;
}

/** Received messages as translated, sent ones as written, curated texts in the reader's language. */
function NewestMessage({ thread, summary }: { thread: Thread; summary: Message }) {
  const { t } = useLingui();
  const kinds = useMessageKindLabels();
  const { user, user_id, engine } = thread;
  const translation = usePreviewTranslation(summary, user, engine);
  const isMine = summary.sender !== user_id;
  if (summary.removed !== null) return <Trans>Our team removed this message</Trans>;
  if (summary.recalled)
    return isMine ? <Trans>You recalled this message</Trans> : <Trans>This message was recalled</Trans>;
  const written = (isMine ? null : translation) ?? summary.message_content;
  const words = oneLine(writeEmoji(summary.question?.text ?? summary.phrase?.text ?? written));
  if (summary.message_type === 'sayhi') return isMine ? t`You said hi` : t`Said hi: ${words}`;
  if (summary.gift !== null) {
    const { name } = summary.gift;
    return isMine ? t`You gave a gift: ${name}` : t`Gift: ${name}`;
  }
  if (summary.message_type === 'call')
    return summary.call?.kind === 'video' ? <Trans>Video call</Trans> : <Trans>Voice call</Trans>;
  const text = words === '' ? kinds[summary.message_type] : words;
  return isMine ? t`You: ${text}` : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 120);
}
