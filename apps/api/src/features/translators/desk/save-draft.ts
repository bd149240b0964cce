import type { saveTranslationDraft as endpoint } from '@peonia/contract/translation/translation-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { DeskContext } from '../desk-context.ts';
import { updateDraft } from './desk.sql.ts';

/** Saves the draft; keeps the claim alive. */
export async function saveDraft(
  { db, caller, params, body }: Call<typeof endpoint>,
  { staff, limits }: DeskContext,
): Promise<{ held_until: string }> {
  await staff.requireStaff(db, caller, 'translations.deliver');
  const kept = await updateDraft.first(db, {
    id: params.id,
    member_id: caller.id,
    draft: body.draft,
    minutes: limits.translator_idle_minutes,
  });
  if (kept === undefined) throw refuse('translation_over');
  return { held_until: kept.held_until.toISOString() };
}
