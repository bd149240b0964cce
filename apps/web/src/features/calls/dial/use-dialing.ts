import type { CallKind } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import type { DeviceProblem } from '../connection/open-devices.ts';
import { updateCallScreen } from '../state/call-screen-state.ts';
import { dial } from '../state/dial.ts';
import { hasWayOut } from './has-way-out.ts';

/** Starts a call: one attempt at a time, with its error. */
export function useDialing(user: MemberCard, kind: CallKind, direct: boolean) {
  const showRefusal = useShowRefusal();
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
      if (failure instanceof ApiError && failure.status !== 401 && !hasWayOut(failure)) setError(failure);
      else showRefusal(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { dial: begin, isBusy, problem, error };
}
