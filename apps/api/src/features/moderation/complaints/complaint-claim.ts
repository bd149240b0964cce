import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ComplaintFacts } from './complaint.sql.ts';

/** Whether a colleague has claimed it; a claim expires after a while. */
export function isClaimed(
  { taken_by, taken_at }: Pick<ComplaintFacts, 'taken_by' | 'taken_at'>,
  { complaint_hold_minutes }: Pick<Limits, 'complaint_hold_minutes'>,
  now = Date.now(),
): boolean {
  return taken_by !== null && taken_at !== null && taken_at.getTime() > now - complaint_hold_minutes * 60_000;
}

/** Refuses a case that a colleague has claimed, that concerns the caller, or that the caller has decided before. */
export function requireMayDecide(row: ComplaintFacts, staffId: number, limits: Limits): void {
  if (row.accused_id === staffId || row.member_id === staffId) throw refuse('not_found');
  if (row.appealed_against === staffId) throw refuse('appeal_same_person');
  if (row.state !== 'open' && row.appeal !== 'waiting') throw refuse('complaint_decided');
  if (isClaimed(row, limits) && row.taken_by !== staffId) throw refuse('complaint_taken');
}
