import type { listGifts as endpoint } from '@peonia/contract/gifts.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { listGiftRows } from './gift.sql.ts';

/** The catalogue, and the caller's remaining free gifts of the day. */
export async function listGifts(
  { db, query, caller, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  const category = query.category === undefined || query.category === 'all' ? null : query.category;
  const rows = await listGiftRows.all(db, { language, category, reader: caller?.id ?? null });
  const ordered =
    query.order === 'price' ? rows.toSorted((one, other) => one.price - other.price || one.id - other.id) : rows;
  const share = caller === null ? 0 : entitlementsOf(caller, limits).gifts_free_per_day;
  // Where a category is empty, nothing is there to give.
  const used = rows[0]?.used ?? 0;
  return {
    items: ordered.map((row) => ({
      id: row.id,
      category: row.category,
      name: row.name,
      price: goldFromCents(row.price),
      thumb: row.src,
      src: row.src,
      hit: row.hit,
    })),
    free_left: Math.max(0, share - used),
  };
}
