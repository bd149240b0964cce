import { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { changeMe, currentMe } from '../../../platform/session/session.ts';

/** Stores the page language as the language of the member's mails and notifications. Use once, in the frame. */
export function useSavedLanguage(): void {
  const { language } = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    void saveLanguage(language);
  }, [language]);
}

/** Errors are ignored: the page keeps its language and the account its previous one. */
async function saveLanguage(language: Language): Promise<void> {
  const me = currentMe();
  if (me === null || me.language === language) return;
  await call(updateProfile, { body: { language } }).then(
    () => changeMe((account) => ({ ...account, language })),
    () => {},
  );
}
