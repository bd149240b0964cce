import { Trans, useLingui } from '@lingui/react/macro';
import { updateReminderSeconds } from '@peonia/contract/protocol/client.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { useState } from 'react';
import { browserStore } from '../../platform/store/browser-store.ts';
import type { AvailableUpdate } from './check-for-update.ts';

/** Offers an update of the mobile or desktop shell: download it, or be reminded in a week. */
export function UpdateDialog({ offer }: { readonly offer: AvailableUpdate }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const later = () => {
    browserStore.set('updateReminder', Date.now() + updateReminderSeconds * 1_000);
    setOpen(false);
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
          <Button href={offer.url} target="_blank" rel="noreferrer" icon={<DownloadIcon />}>
            <Trans>Download</Trans>
          </Button>
        </div>
      }
    >
      <p>
        {offer.isNeeded ? (
          <Trans>Version {offer.version} is required to continue. Your messages and your gold are safe.</Trans>
        ) : (
          <Trans>Version {offer.version} is ready to download.</Trans>
        )}
      </p>
    </Dialog>
  );
}
