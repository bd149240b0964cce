import type { SuggestMode } from '@peonia/contract/suggestions.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** What suggestions are requested for. */
export interface SuggestionRequest {
  /** Available modes; the first is requested at once. */
  readonly modes: readonly SuggestMode[];
  /** Recipient; omitted for a text to nobody in particular. */
  readonly to?: number;
  /** Current text of the field. */
  readonly text: string;
  /** For a biography: the language of its readers. */
  readonly readers?: Language;
  /** A refusal leaves the suggestions out instead of being shown. */
  readonly isQuiet?: boolean;
  /** Only texts of the collection, which cost nothing of the day's share. */
  readonly isFree?: boolean;
  /** What the suggestions respond to, such as the last message: another value refetches. */
  readonly occasion?: number;
}

/** Puts a suggestion into the field. A polished text replaces the current one. */
export type ApplySuggestion = (text: string, mode: SuggestMode) => void;
