export type { Phrase } from './bank/find-phrase.ts';
export { answeredQuestions, lastMessages, memberFacts } from './hooks.ts';
export type { MentionSources } from './mentions.ts';
export { maybeSuggestion, suggestionOf } from './phrase.ts';
