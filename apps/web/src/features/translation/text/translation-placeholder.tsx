import type { ReactNode } from 'react';
import { settings } from '../../../platform/settings.ts';
import './translation-placeholder.css';
import { isShortLatin } from '../readable-languages.ts';
import type { ShownText, TranslatedTextProps } from './shown-text.ts';

/**
 * The room of the line below a text in a foreign language, before it is known what it says: what stands below it stays
 * where it is.
 */
export function TranslationPlaceholder(): ReactNode {
  return settings().translates ? <div className="tr-coming" /> : null;
}

/** A text whose language nobody knows, and which is most likely readable as it is: nothing is offered for it. */
export function hasUnknownLanguage({ lang, text }: ShownText): boolean {
  return lang === undefined && isShortLatin(text);
}

/** A text as it was written, until the program that translates is here. */
export function UntranslatedText({ type, original, children }: TranslatedTextProps): ReactNode {
  // Of a notice nobody knows the language before it is looked at.
  return children(original, type === 'notice' || hasUnknownLanguage(original) ? null : <TranslationPlaceholder />);
}
