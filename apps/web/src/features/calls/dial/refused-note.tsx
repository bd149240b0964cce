import { useLingui } from '@lingui/react/macro';
import type { CallKind } from '@peonia/contract/calls.ts';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError } from '../../../platform/api/call.ts';
import type { DeviceProblem } from '../connection/open-devices.ts';
import { useDeviceProblemText } from '../parts/use-device-problem-text.ts';

/** Why the call cannot start, as reported by the server or the browser. */
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
  const device = useDeviceProblemText(problem, kind === 'video');
  const words =
    device ??
    (error === null
      ? null
      : error instanceof ApiError
        ? error.message
        : t`The price could not be loaded. Please try again.`);
  return words === null ? null : (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      {words}
    </Note>
  );
}
