import type { ComplaintCase, getComplaint as endpoint } from '@peonia/contract/moderation/complaints.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { mediaUrl, type MediaView } from '../../media/public.ts';
import { readMainPhotos } from '../../profiles/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { actsOn, noteAct } from '../staff.sql.ts';
import { isClaimed } from './complaint-claim.ts';
import { complaintById } from './complaint.sql.ts';
import { presentRow } from './list-complaints.ts';
import { sidesOf } from './sanction.sql.ts';
import { isRemovable } from './text-case.ts';

/** Acts of a case that are listed. */
const historyMost = 100;

/** One case: evidence, both sides, history. The access is logged with the complaint as its reason. */
export async function readComplaint(
  { db, caller, params }: Call<typeof endpoint>,
  { view, limits }: { view: MediaView; limits: Limits },
): Promise<ComplaintCase> {
  await requireStaff(db, caller, 'complaints.read', limits);
  const row = await complaintById.first(db, { id: params.id });
  // Refused to a side of the case.
  if (row === undefined || row.accused_id === caller.id || row.member_id === caller.id) throw refuse('not_found');
  const { member_id, accused_id } = row;
  const members = [member_id, accused_id].filter((id) => id !== null);
  const newest = await actsOn.all(db, { subject: 'complaint', id: row.id, most: historyMost + 1 });
  const acts = newest.slice(0, historyMost).toReversed();
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'complaint.looked',
    subject: 'complaint',
    subject_ids: [row.id],
    detail: `complaint ${row.id}`,
  });
  const staff = [...acts.map(({ staff_id }) => staff_id), row.taken_by, row.decided_by].filter((id) => id !== null);
  const [accounts, photos, sides, files] = await Promise.all([
    readAccountSummaries(db, [...members, ...staff]),
    readMainPhotos(db, members),
    sidesOf.all(db, { ids: members }),
    view.forStaff(db, caller.id, row.upload_ids),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (accounts.get(id)?.name ?? null));

  const side = (id: number | null, name: string): ComplaintCase['accused'] => {
    const photo = id === null ? undefined : photos.get(id);
    const { member_id: _, ...counts } = sides.find((one) => one.member_id === id) ?? {
      member_id: 0,
      made: 0,
      made_upheld: 0,
      about: 0,
      about_upheld: 0,
      warnings: 0,
      suspensions: 0,
    };
    return {
      user_id: id,
      name: nameOf(id) ?? name,
      avatar: photo ? mediaUrl(photo, 'avatar') : null,
      joined_at: (id === null ? undefined : accounts.get(id)?.created_at.toISOString()) ?? null,
      ...counts,
    };
  };
  return {
    ...presentRow(row, { nameOf, photoOf: (id) => photos.get(id) ?? null, limits }),
    evidence: row.evidence,
    files,
    removable: isRemovable(row),
    complainer: side(member_id, ''),
    accused: side(accused_id, row.accused_name),
    reason: row.reason,
    act: row.act,
    until: row.until?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: nameOf(row.decided_by),
    appeal_content: row.appeal_content,
    mine: isClaimed(row, limits) && row.taken_by === caller.id,
    history: acts.map(({ staff_id, act, detail, at }) => ({
      at: at.toISOString(),
      act,
      by: nameOf(staff_id) ?? '',
      detail,
    })),
    history_older: newest.length > historyMost,
  };
}
