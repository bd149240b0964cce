import { declareTaxResidence, getTaxResidence, sendTaxDocument } from '@peonia/contract/payouts/payout-tax.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { uploadTo } from '../../platform/api/upload.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useMe } from '../../platform/session/session.ts';

function useTaxKey() {
  const me = useMe();
  return ['payout-tax', me?.id] as const;
}

export function useTaxResidence() {
  return useQuery({ queryKey: useTaxKey(), queryFn: ({ signal }) => call(getTaxResidence, {}, { signal }) });
}

/** States a country, with a document where one is asked for; `save` resolves to whether it was done. */
export function useSaveResidence() {
  const queryClient = useQueryClient();
  const queryKey = useTaxKey();
  const [isBusy, setBusy] = useState(false);
  const save = async (country: string, file: File | null): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      const saved =
        file === null
          ? await call(declareTaxResidence, { body: { country } })
          : await uploadTo(sendTaxDocument, [file], { country });
      queryClient.setQueryData(queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: ['cash-out'] });
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
