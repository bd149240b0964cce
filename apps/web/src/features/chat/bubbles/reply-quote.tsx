import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { useTalk } from '../talk-context.ts';
import { useKindWords } from './kind-words.ts';

type Reply = NonNullable<Message['reply_to']>;

/** What a message answers to; a press goes there. */
export function ReplyQuote({ reply }: { reply: Reply }) {
  const { t } = useLingui();
  const { peer, leadTo } = useTalk();
  const kinds = useKindWords();
  const who = reply.sender === peer.user_id ? peer.name : t`You`;
  const words = reply.message_content === '' ? kinds[reply.message_type] : writeEmoji(reply.message_content);
  return (
    <button type="button" className="quote" onClick={() => leadTo(reply.seq)}>
      <span className="sr">
        <Trans>Answers to</Trans>{' '}
      </span>
      <b className="trunc">{who}</b>
      <span className="quote-words">{words}</span>
    </button>
  );
}
