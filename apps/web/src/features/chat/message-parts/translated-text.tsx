import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { ReactNode } from 'react';
import { useShownTranslation } from '../../translation/text/use-shown-translation.ts';
import { useConversation } from '../state/conversation-context.ts';
import { MessageText } from '../text/message-text.tsx';
import { textLanguage } from '../text/text-language.ts';
import * as bubbleCss from '@peonia/ui/bubble/bubble.module.css';

/** Name of the sender, for screen readers. */
export function SpeakerLabel({ isMine }: { isMine: boolean }) {
  const { t } = useLingui();
  const { name } = useConversation().peer;
  return <span className="visually-hidden">{isMine ? t`You:` : t`${name}:`} </span>;
}

/**
 * Text of a message with its translation. The reader's language comes first: the translation of received messages, the
 * original of sent ones. A curated text is in the reader's language on both sides.
 */
export function TranslatedText({ message, before }: { message: Message; before?: ReactNode }) {
  const { t } = useLingui();
  const { peer } = useConversation();
  const { message_content: text } = message;
  const translation = useShownTranslation(message);
  const isMine = message.sender !== peer.user_id;
  const spoken = isMine ? [] : peer.languages;
  const original = { lang: translation?.from ?? textLanguage(text, spoken), text };
  const translated = translation === null ? null : { lang: translation.to, text: translation.text };
  const isAsWritten = isMine && message.phrase === null;
  const first = translated === null || isAsWritten ? original : translated;
  const second = translated === null ? null : isAsWritten ? translated : original;
  return (
    <>
      <p lang={first.lang} dir="auto">
        {before}
        <MessageText text={first.text} />
      </p>
      {second === null ? null : (
        <p className={bubbleCss.original} data-testid="original-text" lang={second.lang} dir="auto">
          <span className="visually-hidden">{isAsWritten ? t`Translation:` : t`Original:`} </span>
          <MessageText text={second.text} />
        </p>
      )}
    </>
  );
}
