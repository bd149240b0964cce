import { Trans, useLingui } from '@lingui/react/macro';
import type { UpdateState } from '@peonia/contract/protocol/app-shell.ts';
import { updateReminderSeconds } from '@peonia/contract/protocol/client.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useEffect, useState } from 'react';
import { browserStore } from '../../../platform/store/browser-store.ts';
import type { AvailableUpdate } from './check-for-update.ts';
import { useInstallUpdate } from './use-install-update.ts';

interface UpdateDialogProps {
  readonly offer: AvailableUpdate;
  /** What the shell has loaded by itself. */
  readonly update: UpdateState;
  /** Missing where the shell does not update itself. */
  readonly install?: (() => Promise<boolean>) | undefined;
}

/** Time to save a form before a needed update asks again. */
const SAVING_MS = 5 * 60_000;

/** Offers an update of the mobile or desktop shell: download it or restart into it, or be reminded in a week. */
export function UpdateDialog({ offer, update, install = noInstall }: UpdateDialogProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const { isBusy, isKept, begin } = useInstallUpdate(install);
  const isReady = update.kind === 'ready';
  const readyVersion = isReady ? update.version : '';
  useEffect(() => setOpen(true), [offer]);
  const later = () => {
    browserStore.set('updateReminder', Date.now() + updateReminderSeconds * 1_000);
    setOpen(false);
  };
  const saveFirst = () => {
    setOpen(false);
    setTimeout(() => setOpen(true), SAVING_MS);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={later}
      dismissible={!offer.isNeeded}
      title={<Trans>A new version is available</Trans>}
      closeLabel={t`Close`}
      footer={
        <div className="row wrap">
          {offer.isNeeded ? null : (
            <Button variant="line" onClick={later}>
              <Trans>Remind me later</Trans>
            </Button>
          )}
          {offer.isNeeded && isKept ? (
            <Button variant="line" onClick={saveFirst}>
              <Trans>Back to the page</Trans>
            </Button>
          ) : null}
          {isReady ? (
            <Button busy={isBusy} busyLabel={t`One moment`} onClick={begin}>
              <Trans>Restart and update</Trans>
            </Button>
          ) : offer.url === '' ? null : (
            <Button href={offer.url} target="_blank" rel="noreferrer" icon={<DownloadIcon />}>
              <Trans>Download</Trans>
            </Button>
          )}
        </div>
      }
    >
      <div className="stack">
        <p>
          {offer.isNeeded ? (
            <Trans>Version {offer.version} is required to continue. Your messages and your gold are safe.</Trans>
          ) : isReady ? (
            <Trans>Version {readyVersion} is ready. Restart to use it; your drafts stay.</Trans>
          ) : (
            <Trans>Version {offer.version} is ready to download.</Trans>
          )}
        </p>
        {update.kind === 'loading' ? (
          <Progress value={update.percent / 100} label={t`Loading the new version`} />
        ) : null}
        {isKept ? (
          <p role="status">
            <Trans>Save your changes on this page first, then restart.</Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

const noInstall = () => Promise.resolve(false);
