import { staffContract } from '@peonia/contract/staff.schema.ts';
import { type StaffRole } from '@peonia/contract/staff.ts';
import { codeOf, stepAt } from '../src/features/moderation/staff-session/totp.ts';
import { grantRole } from '../src/features/moderation/staff.sql.ts';
import type { Api } from './api.ts';
import { fromBase32 } from './from-base32.ts';
import type { Member, MemberOptions } from './register-member.ts';

/** Somebody of the staff whose second factor is set up, and given on this session. */
export interface StaffMember extends Member {
  readonly secret: Buffer;
  readonly recoveryCodes: readonly string[];
}

/** A program in this process, or one of its own with its database. */
export interface House {
  readonly register: Api['register'];
  readonly app: Pick<Api['app'], 'database'>;
}

export async function makeStaff(
  api: House,
  name: string,
  role: StaffRole = 'moderator',
  options: MemberOptions = {},
): Promise<StaffMember> {
  const member = await api.register(name, options);
  await grantRole.one(api.app.database, { name, role });
  const { body } = await member.call(staffContract.enrolFactor);
  const secret = fromBase32(body.secret);
  const opened = await member.call(staffContract.openStaffSession, {
    body: { code: codeOf(secret, stepAt(Date.now())) },
  });
  return { ...member, secret, recoveryCodes: opened.body.recovery_codes };
}
