import { getProfile } from '@peonia/contract/profiles/profiles.ts';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import type { PaymentRequest } from '../../../platform/prompts/checkout-request.ts';
import type { Target } from './payment-choice.ts';

/** Resolves the recipient's name; a member the payer cannot see is refused. */
export function useRecipient(requested: PaymentRequest['target'], onRecipient: (target: Target) => void) {
  const setRecipient = useEffectEvent(onRecipient);
  const { userId, name } = requested ?? {};
  useEffect(() => {
    if (userId === undefined) return;
    if (name !== undefined) return setRecipient({ user_id: userId, name });
    const abort = new AbortController();
    call(getProfile, { params: { id: userId } }, { signal: abort.signal }).then(
      (profile) => setRecipient({ user_id: userId, name: profile.name }),
      showProblem,
    );
    return () => abort.abort();
  }, [userId, name]);
}
