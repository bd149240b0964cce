import type { Static } from 'typebox';
import { endpoint } from './protocol/endpoint.ts';
import type * as schema from './suggestions.schema.ts';

/** What is to be written: a first message, an answer, a better version of what stands there, a text about oneself. */
export const suggestModes = ['opener', 'reply', 'polish', 'bio'] as const;

export type SuggestMode = (typeof suggestModes)[number];

/**
 * Who wrote the suggestions: a text model that the operator has configured, the bank of texts, or, of a text to polish,
 * rules.
 */
export const suggestSources = ['model', 'bank', 'rules'] as const;

export type SuggestSource = (typeof suggestSources)[number];

export type Suggestion = Static<typeof schema.Suggestion>;

export const suggest = endpoint<typeof schema.suggestionsSchemas.suggest>({
  method: 'POST',
  path: '/suggest',
  audience: 'member',
  idempotency: 'once',
  flag: 'suggestions',
});
