import {
  actOnMember,
  carrySanction,
  endCarriedSanction,
  findMembers,
  getBanWave,
  getStaffMember,
} from '@peonia/contract/moderation/members.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useStaffAct, useStaffCase } from '../staff-queue/use-staff-act.ts';

export type MemberActBody = BodyOf<typeof actOnMember>;

/** Every search is written to the audit log, so it runs once for each text. */
export function useMemberSearch(q: string) {
  return useQuery({
    queryKey: ['staff-member-search', q],
    queryFn: ({ signal }) => call(findMembers, { query: { q } }, { signal }),
    enabled: q !== '',
    staleTime: Infinity,
  });
}

export function useStaffMember(id: number) {
  return useStaffCase(['staff-member', id], (signal) => call(getStaffMember, { params: { id } }, { signal }));
}

export function useBanWave(id: number) {
  return useStaffCase(['staff-wave', id], (signal) => call(getBanWave, { params: { id } }, { signal }));
}

export function useMemberAct(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [['staff-member', id]] });
  return { isBusy, act: (body: MemberActBody) => run(() => call(actOnMember, { params: { id }, body })) };
}

/** Suspends accounts together with a member, or takes the suspension of one of them back. */
export function useCarriedSanctions(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [['staff-member'], ['staff-wave']] });
  return {
    isBusy,
    carry: (accounts: readonly number[], reason: string) =>
      run(() => call(carrySanction, { params: { id }, body: { accounts: [...accounts], reason } })),
    end: (account: number, reason: string) =>
      run(() => call(endCarriedSanction, { params: { id }, body: { account, reason } })),
  };
}
