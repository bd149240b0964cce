import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { useConversation } from '../state/conversation-context.ts';
import { useMessageKindLabels } from '../text/message-kind-labels.ts';
import * as css from '../bubbles/bubbles.module.css';

type Reply = NonNullable<Message['reply_to']>;

/** The quoted message of a reply; a press jumps to it. */
export function ReplyQuote({ reply }: { reply: Reply }) {
  const { t } = useLingui();
  const { peer, jumpTo } = useConversation();
  const kinds = useMessageKindLabels();
  const who = reply.sender === peer.user_id ? peer.name : t`You`;
  const words = reply.message_content === '' ? kinds[reply.message_type] : writeEmoji(reply.message_content);
  return (
    <button type="button" className={css.quote} data-testid="quote" onClick={() => jumpTo(reply.seq)}>
      <span className="visually-hidden">
        <Trans>In reply to</Trans>{' '}
      </span>
      <b className="truncate">{who}</b>
      <span className={css.quoteWords}>{words}</span>
    </button>
  );
}
