import {
  getStaffPartner,
  invitePartner,
  listPartnerInvitations,
  withdrawPartnerInvitation,
  type StaffInvitation,
} from '@peonia/contract/partners/partner-invitations.ts';
import {
  decidePartnerApplication,
  getMemberFlags,
  listPartnerApplications,
  setMemberFlags,
  type StaffApplication,
} from '@peonia/contract/partners/partners.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

const listKey = 'staff-partners';
const flagsKey = 'staff-member-flags';
const invitationsKey = 'staff-partner-invitations';
const partnerKey = 'staff-partner';

export type ApplicationList = 'open' | 'decided';

export function useApplications(show: ApplicationList) {
  return usePage<StaffApplication, ReplyOf<typeof listPartnerApplications>>([listKey, show], (max_id, signal) =>
    call(listPartnerApplications, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** All invitations, newest first. */
export function useInvitations() {
  return usePage<StaffInvitation, ReplyOf<typeof listPartnerInvitations>>([invitationsKey], (max_id, signal) =>
    call(listPartnerInvitations, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Where a member stands with the partner programme. */
export function useStaffPartner(memberId: number) {
  return useStaffCase([partnerKey, memberId], (signal) =>
    call(getStaffPartner, { params: { id: memberId } }, { signal }),
  );
}

/** Invites a member, or withdraws an invitation. Both return whether it was done. */
export function useInvitationActs(memberId: number) {
  const { isBusy, run } = useStaffAct({ refetch: [[partnerKey, memberId], [invitationsKey]] });
  return {
    isBusy,
    invite: (reason: string) => run(() => call(invitePartner, { params: { id: memberId }, body: { reason } })),
    withdraw: (id: number, reason: string) =>
      run(() => call(withdrawPartnerInvitation, { params: { id }, body: { reason } })),
  };
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
      await queryClient.invalidateQueries({ queryKey: [partnerKey, memberId] });
    });
  return { isBusy, save };
}
