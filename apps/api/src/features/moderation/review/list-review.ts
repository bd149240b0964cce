import type { listReview as endpoint, ReviewPart, ReviewSignal } from '@peonia/contract/moderation/moderation.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { momentPage } from '../../../platform/db/moment-cursor.sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readQueue, type MediaView } from '../../media/public.ts';
import type { Cards } from '../../profiles/public.ts';
import { acceptedSelfieOf } from '../../verification/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { seenBefore } from './seen-before.ts';

/** Signals of a part of the queue; null for all files. */
const signalsOf: Readonly<Record<ReviewPart, readonly ReviewSignal[] | null>> = {
  all: null,
  main_photo: ['main_photo'],
  for_sale: ['for_sale'],
  flagged: ['duplicate', 'qr_code', 'text', 'reported'],
};

/** The review queue, oldest first. The access is logged. */
export async function listReview(
  { db, caller, query, language }: Call<typeof endpoint>,
  { cards, view, limits }: { cards: Cards; view: MediaView; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'photos.review', limits);
  const rows = await readQueue(db, {
    signals: signalsOf[query.show ?? 'all'],
    after: query.max_id ?? null,
    most: limits.review_page + 1,
  });
  const { shown, max_id } = momentPage(rows, limits.review_page);
  const ids = shown.map(({ id }) => id);
  const owners = shown.map((row) => row.owner_id);
  const selfies = await acceptedSelfieOf(db, owners);
  const [files, users, seen] = await Promise.all([
    view.forStaff(db, caller.id, [...ids, ...[...selfies.values()].map(({ upload_id }) => upload_id)]),
    cards.hydrate(db, caller, owners, language),
    seenBefore(db, ids, limits),
  ]);
  if (ids.length > 0)
    await noteAct.run(db, {
      staff_id: caller.id,
      act: 'review.looked',
      subject: 'upload',
      subject_ids: ids,
      detail: '',
    });
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const selfieOf = (ownerId: number) => {
    const selfie = selfies.get(ownerId);
    const src = selfie === undefined ? null : (fileOf.get(selfie.upload_id)?.post ?? null);
    return selfie === undefined || src === null ? null : { src, at: selfie.decided_at.toISOString() };
  };
  return {
    items: shown.flatMap((row) => {
      const [file, user] = [fileOf.get(row.id), users.get(row.owner_id)];
      if (file === undefined || user === undefined) return [];
      return [
        {
          id: row.id,
          user,
          file,
          signals: row.signals,
          amount: row.price === null ? null : goldFromCents(row.price),
          waiting_since: row.at.toISOString(),
          selfie: selfieOf(row.owner_id),
          seen: seen.get(row.id) ?? [],
        },
      ];
    }),
    max_id,
    waiting: rows[0]?.waiting ?? 0,
  };
}
