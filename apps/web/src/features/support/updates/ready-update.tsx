import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { useInstallUpdate } from './use-install-update.ts';
import * as css from './ready-update.module.css';

/** Says that a new version of the shell is ready, and starts it. "Later" leaves it to the end of the program. */
export function ReadyUpdate({ install }: { readonly install: () => Promise<boolean> }) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const { isBusy, isKept, begin } = useInstallUpdate(install);
  if (isOver) return null;
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
            <Button variant="soft" size="sm" busy={isBusy} busyLabel={t`One moment`} onClick={begin}>
              <Trans>Restart</Trans>
            </Button>
          </div>
        }
      >
        {isKept ? (
          <Trans>Save your changes on this page first, then restart.</Trans>
        ) : (
          <Trans>A new version is ready. Restart to use it; your drafts stay.</Trans>
        )}
      </Note>
    </aside>
  );
}
