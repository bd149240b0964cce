import { Trans } from '@lingui/react/macro';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';

/** Explains above the login form why it is there. */
export function SessionOverNote() {
  return (
    <Note icon={<InfoIcon />} role="status">
      <Trans>Your session has ended. Log in again to continue where you left off.</Trans>
    </Note>
  );
}
