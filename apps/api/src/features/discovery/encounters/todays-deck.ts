import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readMatchPreferences } from '../../profiles/public.ts';
import { drawDeck, readDeck, storeDeck } from './encounter.sql.ts';
import { matchingGenders } from './gender-match.ts';

/** Deck of a member for one day. */
interface Deck {
  /** Members within the daily share, in deck order. */
  readonly ids: readonly number[];
  /** Members beyond the share, reserved for VIP. */
  readonly beyond: readonly number[];
}

/**
 * Today's deck, drawn at the first request and stable until midnight UTC. It is drawn for the VIP share plus one, so
 * that an upgrade takes effect at once and the client knows whether more would follow.
 */
export async function todaysDeck(db: Db, caller: Caller, limits: Limits, now = new Date()): Promise<Deck> {
  const day = dayOf(now);
  const stored = await readIds(db, caller, day);
  const ids = stored.length === 0 ? await draw(db, caller, day, limits) : stored;
  const share = entitlementsOf(caller, limits).encounters_per_day;
  return { ids: ids.slice(0, share), beyond: ids.slice(share) };
}

async function readIds(db: Db, { id }: Caller, day: string): Promise<number[]> {
  return (await readDeck.all(db, { member_id: id, day })).map(({ member_id }) => member_id);
}

async function draw(db: Db, caller: Caller, day: string, limits: Limits): Promise<number[]> {
  const taste = await readMatchPreferences.one(db, { member_id: caller.id });
  if (taste.gender === null) throw refuse('steps_missing');
  const drawn = await drawDeck.all(db, {
    reader: caller.id,
    reader_vip: caller.vip,
    gender: taste.gender,
    met: matchingGenders({ ...taste, gender: taste.gender }),
    days: limits.encounter_days,
    reach: limits.encounter_reach,
    pool: limits.encounter_pool,
    most: limits.encounters_vip_per_day + 1,
    seed: `${caller.id} ${day} `,
  });
  const ids = drawn.map(({ member_id }) => member_id);
  // An empty deck is not stored: members who match later in the day can still appear.
  if (ids.length === 0) return ids;
  const isKept = (await storeDeck.run(db, { member_id: caller.id, day, ids })) > 0;
  return isKept ? ids : readIds(db, caller, day);
}

/** Next midnight UTC. */
export function refillsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
