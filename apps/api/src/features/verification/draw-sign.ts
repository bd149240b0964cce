import { randomInt } from 'node:crypto';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { handSigns, type drawSign as endpoint, type Verification } from '@peonia/contract/verification.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireMaySend } from './may-send.ts';
import { readVerification } from './read-verification.ts';
import { dropOldSign, insertSign, lastSign } from './selfie.sql.ts';

/**
 * Draws a sign by chance, another one than last time, so that no picture can be prepared. One that is still open stays.
 */
export async function drawSign({ db, caller }: Call<typeof endpoint>, limits: Limits): Promise<Verification> {
  await requireMaySend(db, caller.id, limits);
  const before = await lastSign.first(db, { member_id: caller.id });
  await dropOldSign.run(db, { member_id: caller.id });
  const others = handSigns.filter((sign) => sign !== before?.sign);
  await insertSign.run(db, {
    member_id: caller.id,
    sign: others[randomInt(others.length)] ?? 'five',
    minutes: limits.sign_minutes,
  });
  return readVerification(db, caller.id, limits);
}
