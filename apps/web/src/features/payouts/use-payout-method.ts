import { deletePayoutMethod, getPayoutMethod, setPayoutMethod } from '@peonia/contract/payouts/payouts.ts';
import type { PayoutKind } from '@peonia/core/payout-account.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isRefusal } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useOwnerProof } from '../accounts/reauthentication/use-owner-proof.tsx';

export interface MethodDraft {
  readonly kind: PayoutKind;
  readonly account_name: string;
  readonly account_number: string;
  readonly other_information: string;
}

function useMethodKey() {
  const me = useMe();
  return ['payout-method', me?.id] as const;
}

export function usePayoutMethod() {
  return useQuery({ queryKey: useMethodKey(), queryFn: ({ signal }) => call(getPayoutMethod, {}, { signal }) });
}

/** Sets or removes the method; `dialog` asks for the owner's proof. Each returns whether it happened. */
export function useChangeMethod() {
  const queryClient = useQueryClient();
  const queryKey = useMethodKey();
  const owner = useOwnerProof();
  const [isBusy, setBusy] = useState(false);
  const run = async (...[work]: Parameters<typeof owner.run<unknown>>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      queryClient.setQueryData(queryKey, await owner.run(work));
      return true;
    } catch (error) {
      // The member closed the dialog of the owner's proof.
      if (!isRefusal(error, 'reauthentication_required')) showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    dialog: owner.dialog,
    save: (draft: MethodDraft) => run((proof) => call(setPayoutMethod, { body: { ...draft, ...proof } })),
    remove: () => run((proof) => call(deletePayoutMethod, { body: proof })),
  };
}
