import { Trans } from '@lingui/react/macro';
import type { Message, Thread } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { useLanguage } from '../../platform/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askTranslator } from './translator-request.ts';
import './translators.css';

export interface TranslatorLineProps {
  readonly message: Message;
  readonly user: MemberCard;
  /** Of the conversation: 0 none, 1 machine, 2 a person, null as the settings say. */
  readonly engine: Thread['engine'];
}

/**
 * Below a message: the way to what a person translates; and where the reader wants people to translate, the way to ask
 * for it.
 */
export function TranslatorLine({ message, user, engine }: TranslatorLineProps) {
  const isOffered = useIsOffered({ message, user, engine });
  const isHuman = message.translation?.kind === 'human';
  if (!isHuman && !isOffered) return null;
  return (
    <button type="button" className="person-line" onClick={() => askTranslator({ message, user })}>
      <LanguagesIcon />
      {isHuman ? <Trans>About this translation</Trans> : <Trans>Have it translated by a person</Trans>}
    </button>
  );
}

/**
 * Only what somebody else wrote who writes in other languages than the reader's; the server looks at the words
 * themselves.
 */
function useIsOffered({ message, user, engine }: TranslatorLineProps): boolean {
  const me = useMe();
  const { language } = useLanguage();
  if (me === null || message.sender !== user.user_id || message.recalled || !/\p{L}/u.test(message.message_content))
    return false;
  const own = new Set([...me.profile.languages, languageFacts[language].htmlLang.split('-')[0]]);
  const readsAll = user.languages.length > 0 && user.languages.every((tongue) => own.has(tongue));
  return !readsAll && (engine === 2 || (engine === null && me.privacy.translation_engine === 'human'));
}
