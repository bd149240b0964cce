import type { EncounterCard, listEncounters as endpoint } from '@peonia/contract/discovery/encounters.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readPublicPhotos } from '../../media/public.ts';
import { introduceMembers, type Cards } from '../../profiles/public.ts';
import { readListFilters } from '../lists/list-filtered.ts';
import { filteredOpenOf, lastPass, openOf } from './encounter.sql.ts';
import { refillsAt, todaysDeck } from './todays-deck.ts';

export interface EncounterContext {
  readonly cards: Cards;
  readonly limits: Limits;
}

/**
 * Today's unanswered members who pass the filters, in one page. `max_id` is -1 if nobody else matches; otherwise
 * requesting the next page throws `daily_share_used_up`.
 */
export async function listEncounters(
  { db, caller, query, language }: Call<typeof endpoint>,
  context: EncounterContext,
  now = new Date(),
): Promise<ReplyOf<typeof endpoint>> {
  const { limits } = context;
  const filters = readListFilters({ query, caller }, limits, now);
  const { ids, beyond } = await todaysDeck(db, caller, limits, now);
  if (query.max_id !== undefined && query.max_id !== -1) throw refuse('daily_share_used_up');
  const last = await lastPass.first(db, { member_id: caller.id, ids: [...ids] });
  const deck = { reader: caller.id, reader_vip: caller.vip, ids: [...ids], days: limits.encounter_days };
  const open =
    query.max_id === -1
      ? []
      : await (filters === null ? openOf.all(db, deck) : filteredOpenOf.all(db, { ...deck, ...filters }));
  return {
    items: await encounterCards(
      db,
      caller,
      open.map(({ member_id }) => member_id),
      language,
      context,
    ),
    max_id: query.max_id === -1 || beyond.length === 0 ? -1 : ids.length,
    total: ids.length,
    refills_at: refillsAt(now).toISOString(),
    last_passed: last?.passed_id ?? null,
  };
}

/** Further pictures on a card. */
const photosMax = 4;

/** Cards of the deck in the order of ids, in six queries. */
export async function encounterCards(
  db: Db,
  caller: Caller,
  ids: readonly number[],
  language: Language,
  { cards }: EncounterContext,
): Promise<EncounterCard[]> {
  const [shown, introductions, photos] = await Promise.all([
    cards.list(db, caller, ids, language),
    introduceMembers(db, caller.id, ids, language),
    readPublicPhotos(db, ids, photosMax),
  ]);
  return shown.flatMap((card) => {
    const introduction = introductions.get(card.user_id);
    return introduction === undefined ? [] : { ...card, photos: photos.get(card.user_id) ?? [], ...introduction };
  });
}
