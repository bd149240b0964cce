import { entitlementsOf } from '@peonia/contract/entitlements.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readTaste } from '../../profiles/public.ts';
import { drawDeck, readDeck, storeDeck } from './encounter.sql.ts';
import { matchingGenders } from './gender-match.ts';

/** A member's deck of a day. */
export interface Deck {
  /** Of the member's share, in their order. */
  readonly ids: readonly number[];
  /** Those who would come for VIP, or for nobody today. */
  readonly beyond: readonly number[];
}

/**
 * Today's deck, drawn at its first look and the same until midnight UTC. It is drawn for VIP's share and one more:
 * whoever becomes VIP in the course of the day goes on at once, and everybody learns whether there would be more.
 */
export async function todaysDeck(db: Db, caller: Caller, limits: Limits, now = new Date()): Promise<Deck> {
  const day = now.toISOString().slice(0, 10);
  const stored = await readIds(db, caller, day);
  const ids = stored.length === 0 ? await draw(db, caller, day, limits) : stored;
  const share = entitlementsOf(caller, limits).encounters_per_day;
  return { ids: ids.slice(0, share), beyond: ids.slice(share) };
}

async function readIds(db: Db, { id }: Caller, day: string): Promise<number[]> {
  return (await readDeck.all(db, { member_id: id, day })).map(({ member_id }) => member_id);
}

async function draw(db: Db, caller: Caller, day: string, limits: Limits): Promise<number[]> {
  const taste = await readTaste.one(db, { member_id: caller.id });
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
  // Nobody yet is no deck: whoever fits later in the day still comes.
  if (ids.length === 0) return ids;
  const isKept = (await storeDeck.run(db, { member_id: caller.id, day, ids })) > 0;
  return isKept ? ids : readIds(db, caller, day);
}

/** Midnight UTC after this moment. */
export function refillsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
