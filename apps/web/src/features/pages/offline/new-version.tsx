import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { openNewVersion } from '../../../platform/offline/offline-worker.ts';
import * as css from './offline.module.css';

/** Says that a new version is ready, and opens it. "Later" hides it until the next page load. */
export function NewVersion() {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isOver) return null;
  const open = () => {
    setBusy(true);
    // An unsaved form may keep the page.
    void openNewVersion().finally(() => setBusy(false));
  };
  return (
    <aside className={css.banner} aria-label={t`New version`}>
      <Note
        icon={<DownloadIcon />}
        role="status"
        action={
          <div className="row">
            <Button variant="ghost" size="sm" onClick={() => setOver(true)}>
              <Trans>Later</Trans>
            </Button>
            <Button variant="soft" size="sm" busy={isBusy} busyLabel={t`One moment`} onClick={open}>
              <Trans>Reload</Trans>
            </Button>
          </div>
        }
      >
        <Trans>A new version is ready. Your drafts stay.</Trans>
      </Note>
    </aside>
  );
}
