import { suggestionsContract as contract } from '@peonia/contract/suggestions.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { hasConversation } from '../privacy/public.ts';
import { answeredQuestions, lastMessages, memberFacts } from './hooks.ts';
import { suggest } from './suggest.ts';
import type { SuggestionSources } from './suggestion-sources.ts';
import { openTextModel } from './text-model/open-text-model.ts';
import { textModelSettings } from './text-model/text-model-settings.ts';

export function suggestionsRoutes({ server, edge, config, limits, database, use }: Context): void {
  const sources: SuggestionSources = {
    database,
    limits,
    model: openTextModel(config.of(textModelSettings)),
    readFacts: use(memberFacts),
    readAnswered: use(answeredQuestions),
    readRecentConversation: use(lastMessages),
    hasThreadWith: use(hasConversation),
  };
  // The count is one statement; no transaction waits for the text model.
  route(server, edge, contract.suggest, (call) => suggest(call, sources), { transaction: 'none' });
}
