import type { ComponentType } from 'react';
import { openCatalogues, useLanguage } from '../../../platform/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';
import { hasWords, readsAll } from '../readable-languages.ts';
import type { TranslatedTextProps } from './shown-text.ts';
import { UntranslatedText } from './translation-placeholder.tsx';

async function load() {
  const [{ TranslatedText }] = await Promise.all([import('./translated-text.tsx'), openCatalogues('translation')]);
  return TranslatedText;
}

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
  const isForeign = me !== null && hasWords(text) && !readsAll(me, language, textLanguages);
  const program = useLoaded(isForeign, load, () => {});
  return isForeign ? (program ?? UntranslatedText) : null;
}
