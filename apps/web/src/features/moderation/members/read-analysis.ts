import { type Analysis, analyse } from '@peonia/contract/staff.ts';
import { call } from '../../../platform/api/call.ts';

/** Counts and coarse facts about a member. Each call is a look that is written down, so nothing is kept. */
export function readAnalysis(userId: number, reason: string): Promise<Analysis> {
  return call(analyse, { body: { user_id: userId, reason } });
}
