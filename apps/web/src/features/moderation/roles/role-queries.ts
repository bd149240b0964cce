import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { askRoleChange, decideRoleChange, getRoleDesk } from '@peonia/contract/staff/role-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useStaffAct } from '../staff-queue/use-staff-act.ts';

const key = ['staff-roles'] as const;

/** The staff with their roles, and changes that wait for a second administrator. */
export function useRoleDesk() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(getRoleDesk, {}, { signal }) });
}

/** Asks for and decides changes. Both return whether it was done. */
export function useRoleActs() {
  const { isBusy, run } = useStaffAct({ refetch: [key] });
  return {
    isBusy,
    ask: (body: BodyOf<typeof askRoleChange>) => run(() => call(askRoleChange, { body })),
    decide: (body: BodyOf<typeof decideRoleChange>) => run(() => call(decideRoleChange, { body })),
  };
}
