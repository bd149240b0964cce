import { useLingui } from '@lingui/react/macro';
import type { CallKind } from '@peonia/contract/calls.ts';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError } from '../../../platform/api/call.ts';
import type { DeviceProblem } from '../line/open-devices.ts';
import { useProblemWords } from '../screen/use-problem-words.ts';

/** Why it cannot ring, in the server's words or the browser's. */
export function RefusedNote({
  error,
  problem,
  kind,
}: {
  error: Error | null;
  problem: DeviceProblem | null;
  kind: CallKind;
}) {
  const { t } = useLingui();
  const device = useProblemWords(problem, kind === 'video');
  const words =
    device ??
    (error === null
      ? null
      : error instanceof ApiError
        ? error.message
        : t`The price could not be fetched. Please try again.`);
  return words === null ? null : (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      {words}
    </Note>
  );
}
