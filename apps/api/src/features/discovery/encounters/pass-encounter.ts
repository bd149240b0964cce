import type { passEncounter as passing, undoEncounter as undoing } from '@peonia/contract/discovery/encounters.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { deletePass, lastPass, openOf, storePass } from './encounter.sql.ts';
import { encounterCards, type EncounterContext } from './list-encounters.ts';
import { todaysDeck } from './todays-deck.ts';

/** Passes a member of today's deck. Idempotent and not visible to others. */
export async function passEncounter(
  { db, caller, body }: Call<typeof passing>,
  { limits }: EncounterContext,
): Promise<Record<string, never>> {
  const { ids, beyond } = await todaysDeck(db, caller, limits);
  if (beyond.includes(body.user_id)) throw refuse('daily_share_used_up');
  if (!ids.includes(body.user_id)) throw refuse('not_found');
  await storePass.run(db, { member_id: caller.id, passed_id: body.user_id });
  return {};
}

/** Undoes the latest pass of today. Repeating it returns the same. */
export async function undoEncounter(
  { db, caller, params, language }: Call<typeof undoing>,
  context: EncounterContext,
): Promise<ReplyOf<typeof undoing>> {
  const { ids } = await todaysDeck(db, caller, context.limits);
  const deck = { member_id: caller.id, ids: [...ids] };
  const isLast = (await lastPass.first(db, deck))?.passed_id === params.id;
  if (isLast) await deletePass.run(db, { member_id: caller.id, passed_id: params.id });
  const open = await openOf.all(db, {
    reader: caller.id,
    reader_vip: caller.vip,
    ids: ids.filter((id) => id === params.id),
    days: context.limits.encounter_days,
  });
  if (!isLast && open.length === 0) throw refuse('not_found');
  const [user = null] = await encounterCards(
    db,
    caller,
    open.map(({ member_id }) => member_id),
    language,
    context,
  );
  return { user, last_passed: (await lastPass.first(db, deck))?.passed_id ?? null };
}
