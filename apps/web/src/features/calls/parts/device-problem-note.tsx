import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { RunningCall } from '../state/running-call.ts';
import { useDeviceProblemText } from './use-device-problem-text.ts';
import * as css from './portrait.module.css';

/** Why the call could not be accepted. It keeps ringing, so the member can retry. */
export function DeviceProblemNote({ running }: { running: RunningCall }) {
  const words = useDeviceProblemText(running.problem, running.call.kind === 'video');
  return words === null ? null : (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />} className={css.callProblem}>
      {words}
    </Note>
  );
}
