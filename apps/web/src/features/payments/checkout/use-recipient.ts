import { getProfile } from '@peonia/contract/profiles.ts';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import type { PaymentRequest } from '../../../platform/payment-request.ts';
import type { Target } from './payment-choice.ts';

/** Resolves the recipient's name; a member the payer cannot see is refused. */
export function useRecipient(wanted: PaymentRequest['target'], onRecipient: (target: Target) => void) {
  const tell = useEffectEvent(onRecipient);
  const { userId, name } = wanted ?? {};
  useEffect(() => {
    if (userId === undefined) return;
    if (name !== undefined) return tell({ user_id: userId, name });
    const abort = new AbortController();
    call(getProfile, { params: { id: userId } }, { signal: abort.signal }).then(
      (profile) => tell({ user_id: userId, name: profile.name }),
      showProblem,
    );
    return () => abort.abort();
  }, [userId, name]);
}
