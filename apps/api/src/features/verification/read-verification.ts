import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Verification } from '@peonia/contract/verification.ts';
import type { Db } from '../../platform/db/statement.ts';
import { readIdentified } from '../accounts/public.ts';
import { selfieFacts } from './selfie.sql.ts';

/**
 * How the identity of a member stands: the badge on the account decides, the newest picture says what else there is to
 * tell.
 */
export async function readVerification(db: Db, memberId: number, limits: Limits): Promise<Verification> {
  const [identified, facts] = await Promise.all([
    readIdentified(db, memberId),
    selfieFacts.one(db, { member_id: memberId }),
  ]);
  const { id, sign, open_until, reason, sent_today } = facts;
  const state = stateOf(identified !== null, facts.state);
  return {
    state,
    reason: state === 'refused' ? reason : null,
    verified_at: identified?.toISOString() ?? null,
    dropped: state === 'unverified' && facts.state === 'approved',
    sign:
      id === null || sign === null || open_until === null ? null : { id, name: sign, until: open_until.toISOString() },
    attempts_left: Math.max(0, limits.selfies_per_day - sent_today),
  };
}

function stateOf(isIdentified: boolean, newest: string | null): Verification['state'] {
  if (isIdentified) return 'verified';
  return newest === 'waiting' || newest === 'refused' ? newest : 'unverified';
}
