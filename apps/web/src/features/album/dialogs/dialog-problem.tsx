import { Trans } from '@lingui/react/macro';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError } from '../../../platform/api/call.ts';

/** Error of a change, inside its dialog. */
export function DialogProblem({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      {error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
    </Note>
  );
}
