import type { ComponentType } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useMe } from '../../../platform/session/session.ts';
import { hasWords, readsAll } from '../readable-languages.ts';
import type { TranslatedTextProps } from './shown-text.ts';
import { UntranslatedText } from './translation-placeholder.tsx';

const slotPart = lazyPart(async () => (await import('./translated-text.tsx')).TranslatedText, 'translation');

/**
 * Component that renders a member's text translated, or null if the reader understands it. Reserves the translation
 * line at once. `textLanguages`: known languages of the text or its author.
 */
export function useTranslatedText(
  text: string,
  textLanguages: readonly string[],
): ComponentType<TranslatedTextProps> | null {
  const me = useMe();
  const { language } = useLanguage();
  const isForeign = hasWords(text) && !readsAll(me, language, textLanguages);
  const program = slotPart.use(isForeign);
  return isForeign ? (program ?? UntranslatedText) : null;
}
