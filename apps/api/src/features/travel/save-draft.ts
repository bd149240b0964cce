import type { saveTravelDraft as endpoint, TravelDraft } from '@peonia/contract/travel/travel.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';
import type { Cards } from '../profiles/public.ts';
import { saveDraftRow, type DraftRow, type FormRow } from './draft.sql.ts';
import type { TravelContext } from './travel-context.ts';

/** Stores the draft as it stands while it is typed. */
export async function saveDraft(call: Call<typeof endpoint>, { cards }: TravelContext): Promise<TravelDraft> {
  const { db, caller, body, language } = call;
  if (body.companion_id !== null) await requireMeetable(db, caller, body.companion_id);
  const saved = await saveDraftRow.first(db, {
    ...body,
    name: trimText(body.name),
    email: trimText(body.email),
    destination: trimText(body.destination),
    notes: trimText(body.notes),
    member_id: caller.id,
  });
  if (saved === undefined) throw refuse('travel_open');
  return presentDraft(saved, { db, caller, language }, cards);
}

/** Who may be chosen: members whose profile the caller may see and does not block. */
async function requireMeetable(db: Db, caller: Caller, id: number): Promise<void> {
  const access = await readAccessFacts(db, caller, id);
  if (access.is_self || !maySee(access)) throw refuse('not_found');
  if (access.i_block) throw refuse('member_blocked_by_me');
}

export async function presentDraft(
  row: DraftRow,
  { db, caller, language }: { readonly db: Db; readonly caller: Caller; readonly language: Language },
  cards: Cards,
): Promise<TravelDraft> {
  const { id, companion_id } = row;
  const known = await cards.hydrate(db, caller, companion_id === null ? [] : [companion_id], language);
  return { id, companion: known.get(companion_id ?? 0) ?? null, ...formOf(row) };
}

/** The fields of the form, an allow-list. */
export function formOf(row: FormRow): FormRow {
  const { name, email, destination, has_visa, needs_ticket, needs_hotel, needs_car, needs_translator, notes } = row;
  return { name, email, destination, has_visa, needs_ticket, needs_hotel, needs_car, needs_translator, notes };
}
