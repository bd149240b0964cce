import type { listOwnComplaints as endpoint, OwnComplaint } from '@peonia/contract/moderation/complaints.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { appealOf } from './appeals/appeal-of.ts';
import { complaintsAround, type ComplaintFacts } from './complaint.sql.ts';

const newest = Number.MAX_SAFE_INTEGER;

/** Complaints of the caller, and decisions about them. */
export async function listOwnComplaints(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  if (query.max_id === -1) return { items: [], max_id: -1 };
  const rows = await complaintsAround.all(db, {
    member_id: caller.id,
    before: query.max_id ?? newest,
    most: limits.complaint_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.complaint_page);
  return { items: shown.map((row) => presentOwn(row, caller.id, limits)), max_id };
}

/** Row to reply. The accused never sees who complained; the complainer never sees the sanction. */
function presentOwn(row: ComplaintFacts, callerId: number, limits: Limits): OwnComplaint {
  const side = row.member_id === callerId ? 'complainer' : 'accused';
  const isAccused = side === 'accused';
  return {
    id: row.id,
    side,
    type: row.report_type,
    // The translator stays anonymous.
    name: isAccused || row.report_type === 'translation' ? null : row.accused_name,
    state: row.state,
    reason: row.state === 'open' ? null : row.reason,
    act: isAccused ? row.act : null,
    until: isAccused ? (row.until?.toISOString() ?? null) : null,
    appeal: appealOf(row, side, limits),
    created_at: (isAccused ? (row.decided_at ?? row.created_at) : row.created_at).toISOString(),
    decided_at: row.state === 'open' ? null : (row.decided_at?.toISOString() ?? null),
  };
}
