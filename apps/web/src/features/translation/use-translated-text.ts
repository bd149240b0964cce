import type { ComponentType } from 'react';
import { openCatalogues, useLanguage } from '../../platform/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useLoaded } from '../../platform/use-loaded.ts';
import { hasWords, readsAll } from './reads-it.ts';
import type { TranslatedTextProps } from './translated-text.tsx';

type Program = ComponentType<TranslatedTextProps>;

/** Once it is here, texts have their line from the first: a page that is come back to stands where it was left. */
let program: Program | null = null;

async function load(): Promise<Program> {
  const [{ TranslatedText }] = await Promise.all([import('./translated-text.tsx'), openCatalogues('translation')]);
  program = TranslatedText;
  return program;
}

/**
 * What shows a text of a member translated, for members who may not read it: null for all others, and until its program is here. `tongues`
 * are what is known of the language: of the text, or else of its writer.
 */
export function useTranslatedText(text: string, tongues: readonly string[]): Program | null {
  const me = useMe();
  const { language } = useLanguage();
  const isForeign = me !== null && hasWords(text) && !readsAll(me, language, tongues);
  const late = useLoaded(isForeign && program === null, load, () => {});
  return isForeign ? (program ?? late) : null;
}
