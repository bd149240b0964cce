import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { RunningCall } from '../state/running.ts';
import { useProblemWords } from './use-problem-words.ts';

/** Why the call could not be taken. It still rings: one may allow it and try again. */
export function ProblemLine({ running }: { running: RunningCall }) {
  const words = useProblemWords(running.problem, running.call.kind === 'video');
  return words === null ? null : (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />} className="call-problem">
      {words}
    </Note>
  );
}
