import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { closeStaffSession as endpoint } from '@peonia/contract/staff/staff.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { closeStaffSession as deletePass } from './factor.sql.ts';
import { readStaff } from './require-staff.ts';

/** Closes the staff session. */
export async function closeStaffSession({ db, caller }: Call<typeof endpoint>, limits: Limits): Promise<object> {
  if ((await readStaff(db, caller, limits)) === undefined) throw refuse('not_found');
  await deletePass.run(db, { session_id: caller.session_id });
  return {};
}
