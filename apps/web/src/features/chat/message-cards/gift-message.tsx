import { useLingui } from '@lingui/react/macro';
import type { Message, SentGift } from '@peonia/contract/chat/chat.ts';
import { GiftCard } from '../../gifts/gift-card.tsx';
import { TranslatedText } from '../message-parts/translated-text.tsx';
import { useConversation } from '../state/conversation-context.ts';

/** A gift with its note. */
export function GiftMessage({ message, gift, isMine }: { message: Message; gift: SentGift; isMine: boolean }) {
  const { t } = useLingui();
  const { name } = useConversation().peer;
  const note = message.message_content === '' ? null : <TranslatedText message={message} />;
  return (
    <GiftCard gift={gift} from={isMine ? t`You gave:` : t`${name} gave you:`} sentAt={message.created_at} note={note} />
  );
}
