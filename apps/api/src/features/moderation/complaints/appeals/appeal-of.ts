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
  // Opened again by the appeal of the complainer, and then upheld.
  const isOpenAgain = side === 'accused' && row.appeal === 'granted' && row.state === 'upheld';
  if (row.appeal !== 'none' && !isOpenAgain) return row.appealed_by === memberId ? row.appeal : 'none';
  const lost = side === 'accused' ? 'upheld' : 'dismissed';
  const isInTime = row.decided_at !== null && row.decided_at.getTime() > now - appeal_days * 86_400_000;
  return row.state === lost && isInTime ? 'possible' : 'none';
}
