import type { openStaffSession as endpoint } from '@peonia/contract/moderation/staff.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { noteAct } from '../staff.sql.ts';
import {
  countTry,
  factorExists,
  openStaffSession as insertStaffSession,
  putRecovery,
  takeRecovery,
  takeStep,
} from './factor.sql.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { readStaff } from './require-staff.ts';
import type { SecretSeal } from './seal-secret.ts';
import { stepOfCode } from './totp.ts';

/** Opens a staff session. The try is committed first, so that neither a refusal nor simultaneous tries undo the count. */
export async function openStaffSession(
  { caller, body }: Call<typeof endpoint>,
  { database, seal, limits }: { database: Database; seal: SecretSeal; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  if ((await readStaff(database, caller, limits)) === undefined) throw refuse('not_found');
  const minutes = limits.staff_idle_minutes;
  const factor = await countTry.first(database, { member_id: caller.id, tries: limits.staff_code_tries, minutes });
  if (factor === undefined) {
    const { exists } = await factorExists.one(database, { member_id: caller.id });
    throw exists ? refuse('staff_code_paused', { minutes }) : refuse('staff_factor_missing');
  }

  const code = body.code.replaceAll(/\s/g, '');
  const done = await database.transaction(async (db) => {
    const taken = /^\d{6}$/.test(code)
      ? await useCode(db, caller.id, stepOfCode(seal.open(factor.sealed), code, Date.now()))
      : await useRecovery(db, caller.id, code);
    if (taken === null) return null;
    await insertStaffSession.run(db, { session_id: caller.session_id, member_id: caller.id });
    await noteAct.run(db, {
      staff_id: caller.id,
      act: taken.how,
      subject: 'account',
      subject_ids: [caller.id],
      detail: '',
    });
    return taken.codes;
  });
  if (done === null) throw refuse('staff_code_wrong');
  return { recovery_codes: done };
}

interface Taken {
  readonly how: string;
  /** Shown once, with the first code. */
  readonly codes: string[];
}

async function useCode(db: Db, memberId: number, step: number | null): Promise<Taken | null> {
  const taken = step === null ? undefined : await takeStep.first(db, { member_id: memberId, step });
  if (taken === undefined) return null;
  if (!taken.is_first) return { how: 'pass.opened', codes: [] };
  const codes = makeRecoveryCodes();
  await putRecovery.run(db, { member_id: memberId, hashes: codes.map(hashRecoveryCode) });
  return { how: 'factor.confirmed', codes };
}

async function useRecovery(db: Db, memberId: number, code: string): Promise<Taken | null> {
  const taken = await takeRecovery.first(db, { member_id: memberId, hash: hashRecoveryCode(code) });
  return taken === undefined ? null : { how: 'pass.recovered', codes: [] };
}
