import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Suggestion, suggest as endpoint } from '@peonia/contract/suggestions.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pickTexts } from './bank/pick-texts.ts';
import { readTexts } from './model/read-texts.ts';
import { writePrompt } from './model/write-prompt.ts';
import { polishByRules } from './polish/polish-by-rules.ts';
import { readSituation } from './read-situation.ts';
import { readSuggestionShare, takeSuggestion } from './share.sql.ts';
import type { Situation } from './situation.ts';
import type { SuggestionSources } from './suggestion-sources.ts';

type Suggesting = Call<typeof endpoint>;

/**
 * Three suggestions. The daily limit is counted first, and no transaction waits for the text model. Those that are
 * asked of the bank alone are free and the same all day.
 */
export async function suggest(call: Suggesting, sources: SuggestionSources): Promise<ReplyOf<typeof endpoint>> {
  const { caller } = call;
  const situation = await readSituation(call, sources);
  const most = entitlementsOf(caller, sources.limits).suggestions_per_day;
  // Each day and reader starts at another index.
  const start = caller.id + (call.body.user_id ?? 0) + new Date().getUTCDate();
  if (call.body.source === 'bank' && situation.mode !== 'polish') {
    const share = await readSuggestionShare.first(sources.database, { member_id: caller.id });
    return { items: pickTexts(situation, start), source: 'bank', left: Math.max(0, most - (share?.used ?? 0)) };
  }
  const taken = await takeSuggestion.first(sources.database, { member_id: caller.id, most });
  if (taken === undefined) throw refuse('daily_share_used_up');
  const left = most - taken.used;
  const written = await writeElsewhere(call, situation, sources);
  if (written !== null) return { items: written, source: 'model', left };
  const turn = taken.used - 1 + start;
  if (situation.mode === 'polish') return { items: polishByRules(situation, turn), source: 'rules', left };
  return { items: pickTexts(situation, turn), source: 'bank', left };
}

/** Null without a text model, on a timeout, or for an invalid reply. */
async function writeElsewhere(
  { request }: Suggesting,
  situation: Situation,
  { model }: SuggestionSources,
): Promise<Suggestion[] | null> {
  if (model === null) return null;
  try {
    const texts = readTexts(await model.write(writePrompt(situation)), situation);
    if (texts === null) request.log.warn({ mode: situation.mode }, 'the text model answered something unfit');
    return texts;
  } catch (error) {
    request.log.warn({ err: error }, 'the text model failed');
    return null;
  }
}
