import type { SuggestMode } from '@peonia/contract/suggestions.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** What ideas are wished for. */
export interface SuggestionRequest {
  /** What may be asked for; the first is asked for at once. */
  readonly modes: readonly SuggestMode[];
  /** To whom it is written; left out for nobody in particular. */
  readonly to?: number;
  /** What stands in the field. */
  readonly text: string;
  /** Of a text about oneself: the language of its readers. */
  readonly readers?: Language;
  /** What the ideas answer, such as the last message: with another one they are asked for anew. */
  readonly occasion?: number;
}

/** Puts an idea into the field it was asked from. One that was polished stands for what is there. */
export type ApplySuggestion = (text: string, mode: SuggestMode) => void;
