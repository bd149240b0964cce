import { acceptPartnerInvitation, declinePartnerInvitation } from '@peonia/contract/partners/partner-invitations.ts';
import { applyAsPartner, getPartnerApplication, type PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

const key = ['partner-application'] as const;

export function useApplication() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(getPartnerApplication, {}, { signal }) });
}

/** Sends an application. Returns whether it was accepted. */
export function useApply() {
  const { isBusy, run } = useProgrammeAct();
  return { isBusy, apply: (about: string) => run(() => call(applyAsPartner, { body: { about, terms: true } })) };
}

/** Accepts or declines an invitation. Both return whether it was done. */
export function useAnswerInvitation(id: number) {
  const { isBusy, run } = useProgrammeAct();
  const params = { id };
  return {
    isBusy,
    accept: () => run(() => call(acceptPartnerInvitation, { params, body: { terms: true } })),
    decline: (answer: string) => run(() => call(declinePartnerInvitation, { params, body: { answer } })),
  };
}

/** Runs one act at a time and shows what it returns; after an error the state is fetched again. */
function useProgrammeAct() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<PartnerApplication>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      queryClient.setQueryData(key, await act());
      return true;
    } catch (error) {
      showProblem(error);
      await queryClient.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
