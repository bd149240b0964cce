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
 * What shows a text of a member translated, for members who may not read it, with the room of its line from the first;
 * null for all others. `tongues` are what is known of the language: of the text, or else of its writer.
 */
export function useTranslatedText(text: string, tongues: readonly string[]): ComponentType<TranslatedTextProps> | null {
  const me = useMe();
  const { language } = useLanguage();
  const isForeign = me !== null && hasWords(text) && !readsAll(me, language, tongues);
  const program = useLoaded(isForeign, load, () => {});
  return isForeign ? (program ?? UntranslatedText) : null;
}
