import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useRef, useState } from 'react';
import { ApiError, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import type { DeviceProblem } from '../connection/open-devices.ts';
import { updateCallScreen } from '../state/call-screen-state.ts';
import { dial } from '../state/dial.ts';

/** Starts a call: one attempt at a time, with its error. */
export function useDialing(user: MemberCard, kind: CallKind, direct: boolean) {
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeviceProblem | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  async function begin() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    setError(null);
    try {
      const found = await dial(user, kind, direct);
      setProblem(found);
      if (found === null) updateCallScreen({ request: null });
    } catch (failure) {
      // A refusal with a one-button solution is shown as a prompt over the dialog.
      const hasPrompt = isRefusal(
        failure,
        'gold_short',
        'call_minutes_used_up',
        'payment_locked',
        'conversations_used_up',
      );
      if (failure instanceof ApiError && failure.status !== 401 && !hasPrompt) setError(failure);
      else showProblem(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { dial: begin, isBusy, problem, error };
}
