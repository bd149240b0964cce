import { updateProfile } from '@peonia/contract/profiles.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import { changeMe, currentMe } from '../../platform/session/session.ts';

/**
 * A member who changes the language of the page changes that of their mails and notices with it. Once, beside all
 * pages.
 */
export function useSavedLanguage(): void {
  const { language } = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    void saveLanguage(language);
  }, [language]);
}

/** Nobody waits for this: where it fails, the page has its language and the account keeps the one before. */
async function saveLanguage(language: Language): Promise<void> {
  const me = currentMe();
  if (me === null || me.language === language) return;
  await call(updateProfile, { body: { language } }).then(
    () => changeMe((account) => ({ ...account, language })),
    () => {},
  );
}
