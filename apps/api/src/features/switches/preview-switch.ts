import type { previewSwitch as endpoint, SwitchAim, SwitchReach } from '@peonia/contract/operation/switches.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { activeMembersOf, countActiveMembers, countMembersFrom } from '../accounts/public.ts';
import { listStaff, requireStaff } from '../moderation/public.ts';
import { checkAim } from './check-aim.ts';

/** How many active members have the feature under this aim, or are reached by the stop. Of a share, about how many. */
export async function previewSwitch(
  { db, caller, params: { name }, body }: Call<typeof endpoint>,
  limits: Limits,
): Promise<SwitchReach> {
  await requireStaff(db, caller, 'switches.change', limits);
  const aim = checkAim(name, body);
  const { count: total } = await countActiveMembers.one(db, {});
  return { total, ...(await reachOf(db, aim, total)) };
}

async function reachOf(
  db: Db,
  { audience, percent, audience_values: values }: SwitchAim,
  total: number,
): Promise<{ members: number; unknown: string[] }> {
  if (audience === 'percent') return { members: Math.round((total * percent) / 100), unknown: [] };
  if (audience === 'countries')
    return { members: (await countMembersFrom.one(db, { countries: values })).count, unknown: [] };
  if (audience === 'roles') {
    const staff = await listStaff.all(db, {});
    return { members: staff.filter(({ roles }) => roles.some((role) => values.includes(role))).length, unknown: [] };
  }
  if (audience === 'members') {
    const found = new Set((await activeMembersOf.all(db, { ids: values.map(Number) })).map(({ id }) => String(id)));
    return { members: found.size, unknown: values.filter((value) => !found.has(value)) };
  }
  return { members: total, unknown: [] };
}
