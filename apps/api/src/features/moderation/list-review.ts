import type { ReplyOf } from '@peonia/contract/endpoint.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { listReview as endpoint } from '@peonia/contract/moderation.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { readQueue, type MediaView } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';
import { noteAct } from './staff.sql.ts';
import { requireReviewer } from './staff.ts';

/** The queue of the review, oldest first. That somebody looked, and at what, is written down. */
export async function listReview({ db, caller, query, language }: Call<typeof endpoint>, { cards, view, limits }: { cards: Cards; view: MediaView; limits: Limits }): Promise<ReplyOf<typeof endpoint>> {
  await requireReviewer(db, caller);
  const rows = await readQueue(db, { after: query.max_id ?? 0, most: limits.review_page + 1 });
  const shown = rows.slice(0, limits.review_page);
  const ids = shown.map(({ id }) => id);
  const [files, users] = await Promise.all([view.forStaff(db, caller.id, ids), cards.hydrate(db, caller, shown.map((row) => row.owner_id), language)]);
  if (ids.length > 0) await noteAct.run(db, { staff_id: caller.id, act: 'review.looked', subject: 'upload', subject_ids: ids, detail: '' });
  const fileOf = new Map(files.map((file) => [file.id, file]));
  return {
    items: shown.flatMap((row) => {
      const [file, user] = [fileOf.get(row.id), users.get(row.owner_id)];
      if (file === undefined || user === undefined) return [];
      return [{ id: row.id, user, file, signals: row.signals, amount: row.price === null ? null : goldFromCents(row.price), waiting_since: row.review_since.toISOString() }];
    }),
    max_id: rows.length > shown.length ? (ids.at(-1) ?? -1) : -1,
    waiting: rows[0]?.waiting ?? 0,
  };
}
