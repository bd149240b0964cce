import {
  decidePartnerApplication,
  getMemberFlags,
  listPartnerApplications,
  setMemberFlags,
  type StaffApplication,
} from '@peonia/contract/partners.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

const listKey = 'staff-partners';
const flagsKey = 'staff-member-flags';

export type ApplicationList = 'open' | 'decided';

export function useApplications(show: ApplicationList) {
  return usePage<StaffApplication, ReplyOf<typeof listPartnerApplications>>([listKey, show], (max_id, signal) =>
    call(listPartnerApplications, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** Decides an application. */
export function useDecideApplication(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [[listKey]] });
  return {
    isBusy,
    decide: (body: BodyOf<typeof decidePartnerApplication>) =>
      run(() => call(decidePartnerApplication, { params: { id }, body })),
  };
}

export function useFlags(memberId: number) {
  return useStaffCase([flagsKey, memberId], (signal) => call(getMemberFlags, { params: { id: memberId } }, { signal }));
}

/** Saves flags of a member. */
export function useSaveFlags(memberId: number) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const save = (body: BodyOf<typeof setMemberFlags>) =>
    run(async () => {
      queryClient.setQueryData([flagsKey, memberId], await call(setMemberFlags, { params: { id: memberId }, body }));
    });
  return { isBusy, save };
}
