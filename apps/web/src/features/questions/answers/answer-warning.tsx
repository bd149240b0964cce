import { Trans } from '@lingui/react/macro';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';

/** Safety warning below an answer with signals of a fraud. */
export function AnswerWarning() {
  return (
    <Note tone="bad" icon={<TriangleAlertIcon />}>
      <Trans>
        This looks like a request for money or an attempt to lure you off this site. Never send money to someone you
        have not met. You can report it.
      </Trans>
    </Note>
  );
}
