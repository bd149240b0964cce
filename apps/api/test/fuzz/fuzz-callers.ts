import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff.ts';
import type { Api } from '../api.ts';
import { makeStaff } from '../fixtures/make-staff.ts';

/** Who sends the requests; a member is replaced when a request has ended its session or account. */
export interface FuzzCaller {
  readonly name: string;
  readonly isStaff: boolean;
  /** Bearer token, null for a guest. */
  readonly token: string | null;
  readonly email: string;
}

export const callerNames = ['guest', 'member', ...staffRoles] as const;
export type CallerName = (typeof callerNames)[number];

/** Makes callers with gold, so that paid calls go through; each of a name of its own. */
export function callerFactory(api: Api): (name: CallerName) => Promise<FuzzCaller> {
  let made = 0;
  return async (name) => {
    if (name === 'guest') return { name, isStaff: false, token: null, email: '' };
    made += 1;
    const own = `Fuzz ${name} ${made}`;
    const { token, email, id } =
      name === 'member' ? await api.register(own) : await makeStaff(api, own, name satisfies StaffRole);
    await api.sql('update account set is_free = true where id = $1', [id]);
    return { name, isStaff: name !== 'member', token, email };
  };
}
