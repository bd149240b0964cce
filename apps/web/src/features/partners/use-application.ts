import { applyAsPartner, getPartnerApplication } from '@peonia/contract/partners.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';

const key = ['partner-application'] as const;

export function useApplication() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(getPartnerApplication, {}, { signal }) });
}

/** Sends an application. Returns whether it was accepted. */
export function useApply() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const apply = async (about: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      queryClient.setQueryData(key, await call(applyAsPartner, { body: { about, terms: true } }));
      return true;
    } catch (error) {
      showProblem(error);
      await queryClient.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, apply };
}
