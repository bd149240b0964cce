import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { enrolFactor as endpoint } from '@peonia/contract/staff/staff.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { factorUri, secretBytes, toBase32 } from '../../accounts/public.ts';
import { noteAct } from '../staff.sql.ts';
import { putFactor } from './factor.sql.ts';
import { readStaff } from './require-staff.ts';

/** Begins enrolment of a second factor. It counts after its first code, and can be restarted until then. */
export async function enrolFactor(
  { db, caller }: Call<typeof endpoint>,
  { config, seal }: { config: Config; seal: SecretSeal },
): Promise<ReplyOf<typeof endpoint>> {
  const staff = await readStaff(db, caller, config.limits);
  if (staff === undefined) throw refuse('not_found');
  const secret = randomBytes(secretBytes);
  if ((await putFactor.first(db, { member_id: caller.id, sealed: seal.seal(secret) })) === undefined)
    throw refuse('staff_factor_set');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'factor.begun',
    subject: 'account',
    subject_ids: [caller.id],
    detail: '',
  });
  return { secret: toBase32(secret), uri: factorUri(config.brand, staff.name, secret, `${config.brand} staff`) };
}
