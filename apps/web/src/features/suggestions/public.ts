export { openerIdeasPart } from './load-suggestions.ts';
export { OpenerIdeas } from './opener-ideas.tsx';
export { SuggestionsButton } from './suggestions-button.tsx';
export type { SuggestionRequest, ApplySuggestion } from './suggestion-request.ts';
export { useSuggestionsSheet } from './use-suggestions-sheet.tsx';
export { useSuggestions } from './use-suggestions.ts';
