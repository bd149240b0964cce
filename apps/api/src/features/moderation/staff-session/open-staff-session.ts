import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { openStaffSession as endpoint } from '@peonia/contract/staff/staff.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { acceptCode, type AcceptedCode, type FactorStore } from '../../accounts/public.ts';
import { noteAct } from '../staff.sql.ts';
import {
  countTry,
  factorExists,
  openStaffSession as insertStaffSession,
  putRecovery,
  takeRecovery,
  takeStep,
} from './factor.sql.ts';
import { readStaff } from './require-staff.ts';

/** Opens a staff session. The try is committed first, so that no refusal and no simultaneous try undoes the count. */
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

  const done = await database.transaction(async (db) => {
    const secret = seal.open(factor.sealed);
    const taken = await acceptCode(db, staffFactors, { memberId: caller.id, secret, code: body.code });
    if (taken === null) return null;
    await insertStaffSession.run(db, { session_id: caller.session_id, member_id: caller.id });
    await noteAct.run(db, {
      staff_id: caller.id,
      act: acts[taken.how],
      subject: 'account',
      subject_ids: [caller.id],
      detail: '',
    });
    return taken.codes;
  });
  if (done === null) throw refuse('staff_code_wrong');
  return { recovery_codes: done };
}

/** Names in the audit log. */
const acts = {
  code: 'pass.opened',
  confirmed: 'factor.confirmed',
  recovery: 'pass.recovered',
} as const satisfies Record<AcceptedCode['how'], string>;

const staffFactors: FactorStore = {
  takeStep: (db, member_id, step) => takeStep.first(db, { member_id, step }),
  takeRecovery: async (db, member_id, hash) => (await takeRecovery.first(db, { member_id, hash })) !== undefined,
  putRecovery: (db, member_id, hashes) => putRecovery.run(db, { member_id, hashes }),
};
