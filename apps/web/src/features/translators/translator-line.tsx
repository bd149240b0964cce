import { Trans } from '@lingui/react/macro';
import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askTranslator } from './translator-request.ts';
import * as css from './translators.module.css';

export interface TranslatorLineProps {
  readonly message: Message;
  readonly user: MemberCard;
  /** Engine of the conversation: 0 none, 1 machine, 2 human, null for the member's setting. */
  readonly engine: Thread['engine'];
}

/** Below a message: link to its human translation, or the offer to order one. */
export function TranslatorLine({ message, user, engine }: TranslatorLineProps) {
  const isOffered = useIsOffered({ message, user, engine });
  const isHuman = message.translation?.kind === 'human';
  if (!isHuman && !isOffered) return null;
  return (
    <button type="button" className={css.personLine} onClick={() => askTranslator({ message, user })}>
      <LanguagesIcon />
      {isHuman ? <Trans>About this translation</Trans> : <Trans>Request a human translation</Trans>}
    </button>
  );
}

/** Offered for messages in languages the reader does not speak; the server checks the text itself. */
function useIsOffered({ message, user, engine }: TranslatorLineProps): boolean {
  const me = useMe();
  const { language } = useLanguage();
  if (me === null || message.sender !== user.user_id || message.recalled || !/\p{L}/u.test(message.message_content))
    return false;
  const own = new Set([...me.profile.languages, languageFacts[language].htmlLang.split('-')[0]]);
  const readsAll = user.languages.length > 0 && user.languages.every((code) => own.has(code));
  return !readsAll && (engine === 2 || (engine === null && me.privacy.translation_engine === 'human'));
}
