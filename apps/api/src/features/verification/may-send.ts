import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Verification } from '@peonia/contract/verification.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readMainPhoto } from '../profiles/public.ts';
import { readVerification } from './read-verification.ts';

/** Refuses a selfie that has nothing to be compared with, comes too often, or is not needed. */
export async function requireMaySend(db: Db, memberId: number, limits: Limits): Promise<Verification> {
  const now = await readVerification(db, memberId, limits);
  if (now.state === 'verified') throw refuse('selfie_done');
  if (now.state === 'waiting') throw refuse('selfie_waiting');
  if (now.attempts_left === 0) throw refuse('selfies_used_up', { tries: limits.selfies_per_day });
  if ((await readMainPhoto(db, memberId)) === null) throw refuse('selfie_photo_missing');
  return now;
}
