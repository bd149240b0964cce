import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { staffQueues, type listStaffQueues as endpoint } from '@peonia/contract/staff/staff-queues.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { StaffQueueSource } from '../../accounts/public.ts';
import { requireStaff } from './require-staff.ts';

/** What waits in the queues of the caller's roles: one statement per queue. It names no case, so it is not logged. */
export async function listStaffQueues(
  { db, caller }: Call<typeof endpoint>,
  { sources, limits }: { sources: readonly StaffQueueSource[]; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  const roles = await requireStaff(db, caller, 'queues.read', limits);
  const shown = sources.filter(({ name }) => isPermitted(roles, staffQueues[name]));
  const items = await Promise.all(
    shown.map(async ({ name, read }) => {
      const { size, mine, oldest_at, due_at } = await read(db, caller.id);
      return {
        name,
        size,
        mine,
        oldest_at: oldest_at?.toISOString() ?? null,
        due_at: due_at?.toISOString() ?? null,
      };
    }),
  );
  return { items };
}
