import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { translationRoom } from '../../translation/text/translation-room.ts';
import { useAwaitsTranslation } from '../../translation/text/use-awaits-translation.ts';
import { useShownTranslation } from '../../translation/text/use-shown-translation.ts';
import { useConversation } from '../state/conversation-context.ts';
import { MessageText } from '../text/message-text.tsx';
import { textLanguage } from '../text/text-language.ts';
import * as css from './translated-text.module.css';
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
  const { htmlLang } = languageFacts[useLanguage().language];
  const { peer, engine } = useConversation();
  const { message_content: text } = message;
  const hasLinks = peer.friend === 3;
  const isAwaited = useAwaitsTranslation(message, peer, engine);
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
      {isAwaited ? (
        <p lang={first.lang} dir="auto" className={css.awaited} data-room={translationRoom(text, htmlLang)}>
          <span>
            {before}
            <MessageText text={first.text} hasLinks={hasLinks} />
          </span>
        </p>
      ) : (
        <p lang={first.lang} dir="auto">
          {before}
          <MessageText text={first.text} hasLinks={hasLinks} />
        </p>
      )}
      {isAwaited ? (
        // About as high as the original will be below its translation.
        <p className={classNames(bubbleCss.original, css.room)} data-room={text} aria-hidden="true" />
      ) : second === null ? null : (
        <p className={bubbleCss.original} data-testid="original-text" lang={second.lang} dir="auto">
          <span className="visually-hidden">{isAsWritten ? t`Translation:` : t`Original:`} </span>
          <MessageText text={second.text} hasLinks={hasLinks} />
        </p>
      )}
    </>
  );
}
