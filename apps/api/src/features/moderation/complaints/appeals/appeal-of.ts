import type { OwnComplaint } from '@peonia/contract/moderation/complaints.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { ComplaintFacts } from '../complaint.sql.ts';

/** Whether a side of a complaint can appeal, or has; the other side does not see it. */
export function appealOf(
  row: ComplaintFacts,
  side: OwnComplaint['side'],
  { appeal_days }: Pick<Limits, 'appeal_days'>,
  now = Date.now(),
): OwnComplaint['appeal'] {
  const memberId = side === 'accused' ? row.accused_id : row.member_id;
  if (row.appeal !== 'none') return row.appealed_by === memberId ? row.appeal : 'none';
  const lost = side === 'accused' ? 'upheld' : 'dismissed';
  const isInTime = row.decided_at !== null && row.decided_at.getTime() > now - appeal_days * 86_400_000;
  return row.state === lost && isInTime ? 'possible' : 'none';
}
