import { Trans } from '@lingui/react/macro';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Link } from '../../platform/router/link.tsx';
import { pageExists } from '../../platform/settings.ts';
import * as css from './privacy.module.css';

/** Link to account deletion. */
export function DeleteAccountNote() {
  if (!pageExists('/setting/delete')) return null;
  return (
    <Note className={css.privacyNote} icon={<InfoIcon />}>
      <Trans>
        You can{' '}
        <Link className="link" href="/setting/delete">
          delete your account
        </Link>{' '}
        at any time.
      </Trans>
    </Note>
  );
}
