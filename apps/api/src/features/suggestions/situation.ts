import type { Message } from '@peonia/contract/chat/chat.ts';
import type { SuggestMode } from '@peonia/contract/suggestions.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** Facts that every reader of a profile may know, without name, age or picture. */
export interface Facts {
  /** Language of the member's pages. */
  readonly language: Language;
  /** ISO 639, their own first. */
  readonly languages: readonly string[];
  /** In the language that was asked for. */
  readonly city: string | null;
  readonly biography: string;
}

/** A curated question that a member has answered on the profile. */
export interface Answered {
  readonly id: number;
  readonly question: string;
}

/** A message of a conversation, as its reader sees it. */
export interface Line {
  readonly from_me: boolean;
  readonly kind: Message['message_type'];
  /** Of a question its words. */
  readonly text: string;
  /** Of a call: the two have talked. */
  readonly talked: boolean;
}

/** What a text may mention, as it is written in one language. Each is there where it is known. */
export interface Mentions {
  /** Where the writer lives, and where the reader does. */
  readonly home?: string;
  readonly place?: string;
  /** What the reader speaks and the writer does not. */
  readonly language?: string;
  /** What the writer speaks. */
  readonly languages?: string;
  /** What the reader has answered on the profile. */
  readonly question?: string;
}

/** The input of suggestions. */
export interface Situation {
  readonly mode: SuggestMode;
  readonly own: Language;
  /** Of the reader, where it is another one. */
  readonly other: Language | null;
  /** What stands there already. */
  readonly draft: string;
  /** It is written to somebody, and not about oneself or to nobody in particular. */
  readonly isTalk: boolean;
  readonly mentions: { readonly own: Mentions; readonly other: Mentions };
  readonly biography: string;
  /** The last messages, oldest first. */
  readonly talk: readonly Line[];
}
