import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useLanguage } from '../../platform/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askForTranslation } from './desk.ts';
import { canTranslateHere } from './on-device.ts';
import { hasWords } from './reads-it.ts';
import { translateByPress } from './translate-here.ts';
import { useTranslationShare } from './use-share.ts';

/**
 * In the menu of a message that has no translation: theirs into my language, mine into theirs. False where there is
 * nothing to translate or nobody who could.
 */
export function useTranslateEntry(message: Message, isMine: boolean): MenuEntry | false {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const share = useTranslationShare();
  const { id, message_content: text, translation, recalled } = message;
  const isHere = share?.engine === null && !isMine && canTranslateHere();
  if (
    me === null ||
    recalled ||
    translation !== null ||
    !hasWords(text) ||
    share === undefined ||
    (share.engine === null && !isHere)
  )
    return false;
  const wish = { type: 'message', id, member: me.id, language } as const;
  return {
    label: isMine ? t`Translate for them` : t`Translate`,
    icon: <LanguagesIcon />,
    onSelect: () =>
      isHere
        ? void translateByPress(wish, text)
        : askForTranslation(wish, { isPressed: true, into: isMine ? null : language }),
  };
}
