import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hasRole } from './staff.sql.ts';

/** Whether a member reviews files: asked anew each time, so that a role that is taken away ends at once. */
export async function mayReview(db: Db, memberId: number): Promise<boolean> {
  return (await hasRole.one(db, { member_id: memberId, roles: ['moderator', 'admin'] })).held;
}

/** Lets the staff who review through; for everybody else there is nothing here. */
export async function requireReviewer(db: Db, caller: Caller): Promise<void> {
  if (!(await mayReview(db, caller.id))) throw refuse('not_found');
}
