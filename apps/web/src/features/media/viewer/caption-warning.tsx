import { Trans } from '@lingui/react/macro';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import * as css from './viewer.module.css';

/** Safety warning below what is said of a photo, where it has signals of a fraud. */
export function CaptionWarning() {
  return (
    <Note className={css.viewerWarning} tone="bad" icon={<TriangleAlertIcon />}>
      <Trans>
        This looks like a request for money or an attempt to lure you off this site. Never send money to someone you
        have not met. You can report it.
      </Trans>
    </Note>
  );
}
