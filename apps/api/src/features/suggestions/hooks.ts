import { hook } from '../../platform/feature.ts';
import type { SuggestionSources } from './suggestion-sources.ts';

/** What suggestions are made from; access is checked by this feature. */
export const memberFacts = hook<SuggestionSources['readFacts']>('suggestions.member-facts');
export const answeredQuestions = hook<SuggestionSources['readAnswered']>('suggestions.answered-questions');
export const lastMessages = hook<SuggestionSources['readRecentConversation']>('suggestions.last-messages');
