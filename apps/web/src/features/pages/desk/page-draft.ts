import type { PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { type Language, languages } from '@peonia/i18n/languages.ts';
import type { TextState } from '../../moderation/texts/language-texts.tsx';

/** Texts of all languages, empty ones included, English first. */
export function allTexts(texts: readonly PageDraftText[]): PageDraftText[] {
  const order: Language[] = ['en', ...languages.filter((language) => language !== 'en')];
  return order.map(
    (language) =>
      texts.find((text) => text.language === language) ?? { language, title: '', description: '', body: '' },
  );
}

export function textState({ title, description, body }: PageDraftText): TextState {
  const parts = [title, description, body].map((part) => part.trim() !== '');
  if (parts.every(Boolean)) return 'complete';
  return parts.some(Boolean) ? 'partial' : 'empty';
}
