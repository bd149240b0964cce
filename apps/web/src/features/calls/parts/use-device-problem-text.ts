import { useLingui } from '@lingui/react/macro';
import type { RunningCall } from '../state/running-call.ts';

/** Text of a device problem. Source: specification section 8, "Client messages". */
export function useDeviceProblemText(problem: RunningCall['problem'], withCamera: boolean): string | null {
  const { t } = useLingui();
  if (problem === null) return null;
  if (typeof problem !== 'string') return problem.words;
  switch (problem) {
    case 'denied':
      return withCamera
        ? t`Please allow the browser to access your microphone and camera.`
        : t`Please allow the browser to access your microphone.`;
    case 'missing':
      return withCamera
        ? t`No microphone or camera was found. Connect one and try again, or take the call with your voice only.`
        : t`No microphone was found. Connect one and try again.`;
    case 'outdated':
      return t`Your browser is outdated and cannot make calls. Update it, or use another one.`;
  }
}
