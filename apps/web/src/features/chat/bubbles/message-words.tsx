import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import type { ReactNode } from 'react';
import { useShownTranslation } from '../../translation/public.ts';
import { useTalk } from '../talk-context.ts';
import { MessageText } from './message-text.tsx';
import { textLanguage } from './text-language.ts';

/** Who speaks, for those who hear the conversation. */
export function Speaker({ isMine }: { isMine: boolean }) {
  const { t } = useLingui();
  const { name } = useTalk().peer;
  return <span className="sr">{isMine ? t`You:` : t`${name}:`} </span>;
}

/**
 * What was written. With a translation both languages stand there, the one that the reader reads first on top: theirs
 * in my language, mine as I wrote it.
 */
export function MessageWords({ message, before }: { message: Message; before?: ReactNode }) {
  const { t } = useLingui();
  const { peer } = useTalk();
  const { message_content: text } = message;
  const translation = useShownTranslation(message);
  const isMine = message.sender !== peer.user_id;
  const spoken = isMine ? [] : peer.languages;
  const original = { lang: translation?.from ?? textLanguage(text, spoken), text };
  const translated = translation === null ? null : { lang: translation.to, text: translation.text };
  const first = translated === null || isMine ? original : translated;
  const second = translated === null ? null : isMine ? translated : original;
  return (
    <>
      <p lang={first.lang} dir="auto">
        {before}
        <MessageText text={first.text} />
      </p>
      {second === null ? null : (
        <p className="o" lang={second.lang} dir="auto">
          <span className="sr">{isMine ? t`Translation:` : t`Original:`} </span>
          <MessageText text={second.text} />
        </p>
      )}
    </>
  );
}
