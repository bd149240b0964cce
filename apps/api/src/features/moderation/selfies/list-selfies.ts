import type { listSelfies as endpoint } from '@peonia/contract/moderation/selfie-review.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { momentPage } from '../../../platform/db/moment-cursor.sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { MediaView } from '../../media/public.ts';
import type { Cards } from '../../profiles/public.ts';
import { readSelfieQueue } from '../../verification/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/** Waiting selfies with their members, oldest first. The access is logged. */
export async function listSelfies(
  { db, caller, query, language }: Call<typeof endpoint>,
  { cards, view, limits }: { cards: Cards; view: MediaView; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'selfies.review', limits);
  const rows = await readSelfieQueue(db, { after: query.max_id ?? null, most: limits.review_page + 1 });
  const { shown, max_id } = momentPage(rows, limits.review_page);
  const [files, users] = await Promise.all([
    view.forStaff(
      db,
      caller.id,
      shown.map((row) => row.upload_id),
    ),
    cards.hydrate(
      db,
      caller,
      shown.map((row) => row.member_id),
      language,
    ),
  ]);
  if (shown.length > 0)
    await noteAct.run(db, {
      staff_id: caller.id,
      act: 'selfie.looked',
      subject: 'selfie',
      subject_ids: shown.map(({ id }) => id),
      detail: 'queue',
    });
  const fileOf = new Map(files.map((file) => [file.id, file]));
  return {
    items: shown.flatMap((row) => {
      const [selfie, user] = [fileOf.get(row.upload_id), users.get(row.member_id)];
      return selfie === undefined || user === undefined
        ? []
        : [
            {
              id: row.id,
              user,
              selfie,
              sign: row.sign,
              refused: row.refused,
              waiting_since: row.sent_at.toISOString(),
            },
          ];
    }),
    max_id,
    waiting: rows[0]?.waiting ?? 0,
  };
}
