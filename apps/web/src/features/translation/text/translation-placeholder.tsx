import type { ReactNode } from 'react';
import { settings } from '../../../platform/settings.ts';
import { isShortLatin } from '../readable-languages.ts';
import type { ShownText, TranslatedTextProps } from './shown-text.ts';
import * as css from './translation-placeholder.module.css';

/** Reserves the height of the translation line, so that nothing moves when it appears. */
export function TranslationPlaceholder(): ReactNode {
  return settings().translates ? <div className={css.trComing} /> : null;
}

/** True for a text of unknown language that is probably readable as it is: no translation is offered. */
export function hasUnknownLanguage({ lang, text }: ShownText): boolean {
  return lang === undefined && isShortLatin(text);
}

/** A text as written, while the translation code loads. */
export function UntranslatedText({ type, original, children }: TranslatedTextProps): ReactNode {
  // The language of a notification is unknown before it is detected.
  return children(original, type === 'notice' || hasUnknownLanguage(original) ? null : <TranslationPlaceholder />);
}
