import type { ComplaintRow, listComplaints as endpoint } from '@peonia/contract/moderation/complaints.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { mediaUrl } from '../../media/public.ts';
import { readMainPhotos } from '../../profiles/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { isClaimed } from './complaint-claim.ts';
import { queues } from './complaint-queue.sql.ts';
import type { ComplaintFacts } from './complaint.sql.ts';

/** A page of the queue: type and text of the complaint; the evidence is a separate, logged request. */
export async function listComplaints(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'complaints.read', limits);
  const rows =
    query.max_id === -1
      ? []
      : await queues[query.show ?? 'open'].all(db, {
          staff_id: caller.id,
          after: query.max_id ?? 0,
          most: limits.complaint_page + 1,
        });
  const { shown, max_id } = cutPage(rows, limits.complaint_page, ({ place }) => place);
  const [names, photos] = await Promise.all([
    readAccountSummaries(
      db,
      shown.flatMap(({ taken_by }) => taken_by ?? []),
    ),
    readMainPhotos(
      db,
      shown.flatMap(({ accused_id }) => accused_id ?? []),
    ),
  ]);
  const facts = {
    nameOf: (id: number) => names.get(id)?.name ?? null,
    photoOf: (id: number) => photos.get(id) ?? null,
    limits,
  };
  return { items: shown.map((row) => presentRow(row, facts)), max_id };
}

interface RowFacts {
  readonly limits: Limits;
  nameOf(staffId: number): string | null;
  photoOf(memberId: number): string | null;
}

export function presentRow(row: ComplaintFacts, { nameOf, photoOf, limits }: RowFacts): ComplaintRow {
  const since = row.appeal === 'waiting' ? (row.appealed_at ?? row.created_at) : row.created_at;
  const hours = row.is_urgent ? limits.complaint_urgent_hours : limits.complaint_hours;
  const isWaiting = row.state === 'open' || row.appeal === 'waiting';
  const photo = row.accused_id === null ? null : photoOf(row.accused_id);
  return {
    id: row.id,
    type: row.report_type,
    content: row.content,
    name: row.accused_name,
    avatar: photo === null ? null : mediaUrl(photo, 'avatar'),
    urgent: row.is_urgent,
    state: row.state,
    appeal: row.appeal,
    taken_by: isClaimed(row, limits) && row.taken_by !== null ? nameOf(row.taken_by) : null,
    since: since.toISOString(),
    due_at: isWaiting ? new Date(since.getTime() + hours * 3_600_000).toISOString() : null,
  };
}
