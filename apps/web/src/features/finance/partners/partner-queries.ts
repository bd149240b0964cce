import {
  decidePartnerApplication,
  getMemberFlags,
  listPartnerApplications,
  setMemberFlags,
  type MemberFlags,
  type StaffApplication,
} from '@peonia/contract/partners.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';

const listKey = 'staff-partners';
const flagsKey = 'staff-member-flags';

export type ApplicationList = 'open' | 'decided';

export function useApplications(show: ApplicationList) {
  return usePage<StaffApplication, ReplyOf<typeof listPartnerApplications>>([listKey, show], (max_id, signal) =>
    call(listPartnerApplications, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** Decides an application. Returns whether it was done. */
export function useDecideApplication(id: number) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const decide = async (body: BodyOf<typeof decidePartnerApplication>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await call(decidePartnerApplication, { params: { id }, body });
      return true;
    } catch (error) {
      showStaffError(error);
      return false;
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [listKey] });
    }
  };
  return { isBusy, decide };
}

export function useFlags(memberId: number) {
  return useQuery({
    queryKey: [flagsKey, memberId],
    queryFn: ({ signal }) => call(getMemberFlags, { params: { id: memberId } }, { signal }),
    staleTime: Infinity,
  });
}

/** Saves flags of a member. Returns whether it was done. */
export function useSaveFlags(memberId: number) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async (body: Omit<MemberFlags, 'user_id' | 'name'> & { reason: string }): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      queryClient.setQueryData([flagsKey, memberId], await call(setMemberFlags, { params: { id: memberId }, body }));
      return true;
    } catch (error) {
      showStaffError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
