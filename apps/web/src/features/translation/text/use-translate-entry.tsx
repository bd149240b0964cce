import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTranslationShare } from '../engine/use-translation-share.ts';
import { hasWords } from '../readable-languages.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { translateByPress } from '../requests/translate-on-device.ts';
import { requestTranslation } from '../requests/translation-requests.ts';
import { storedTranslation } from './stored-translation.ts';

/**
 * Menu entry to translate an untranslated message: messages of others into the reader's language, own ones into the
 * recipient's. False if it does not apply.
 */
export function useTranslateEntry(message: Message, isMine: boolean): MenuEntry | false {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const share = useTranslationShare();
  const { id, message_content: text, recalled } = message;
  const translation = storedTranslation(message, me, language);
  const isHere = share?.engine === null && !isMine && canTranslateOnDevice();
  if (
    me === null ||
    recalled ||
    translation !== null ||
    !hasWords(text) ||
    share === undefined ||
    (share.engine === null && !isHere)
  )
    return false;
  const request = { type: 'message', id, member: me.id, language, version: message.edited_at } as const;
  return {
    label: isMine ? t`Translate for them` : t`Translate`,
    icon: <LanguagesIcon />,
    onSelect: () =>
      isHere
        ? void translateByPress(request, text)
        : requestTranslation(request, { isPressed: true, into: isMine ? null : language }),
  };
}
