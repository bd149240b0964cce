import { type Analysis, analyse } from '@peonia/contract/moderation/staff.ts';
import { call } from '../../../platform/api/call.ts';

/** Reads counts and coarse facts about a member. Every call is written to the audit log, so nothing is cached. */
export function readAnalysis(userId: number, reason: string): Promise<Analysis> {
  return call(analyse, { body: { user_id: userId, reason } });
}
