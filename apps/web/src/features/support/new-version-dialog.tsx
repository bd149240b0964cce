import { Trans, useLingui } from '@lingui/react/macro';
import { checkVersion, clientVersion, updateReminderSeconds } from '@peonia/contract/client.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { DownloadIcon } from '@peonia/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { compareVersions } from './compare-versions.ts';

interface Offer {
  readonly version: string;
  readonly url: string;
  /** The running version does not work any more: there is no "later". */
  readonly isNeeded: boolean;
}

/** Offers a newer version of the mobile or desktop shell, at most once a week. In a browser the site is always new. */
export function NewVersionDialog() {
  const { t } = useLingui();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    void findOffer(abort.signal).then((found) => {
      if (found === null || abort.signal.aborted) return;
      setOffer(found);
      setOpen(true);
    });
    return () => abort.abort();
  }, []);

  if (offer === null) return null;
  const later = () => {
    browserStore.set('updateReminder', Date.now() + updateReminderSeconds * 1_000);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={later}
      dismissible={!offer.isNeeded}
      title={<Trans>A new version is there</Trans>}
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
          <Trans>Version {offer.version} is needed to go on. Your messages and your gold are safe.</Trans>
        ) : (
          <Trans>Version {offer.version} is ready to be downloaded.</Trans>
        )}
      </p>
    </Dialog>
  );
}

/** Nothing in a browser, before the reminder is due, or where the operator offers no download. */
async function findOffer(signal: AbortSignal): Promise<Offer | null> {
  if (window.appShell === undefined) return null;
  // Not knowing is no reason to disturb anyone: the next start asks again.
  const found = await call(checkVersion, { params: { client: clientVersion, platform: window.appShell.name } }, { signal }).catch(() => null);
  if (found === null || found.url === '' || compareVersions(clientVersion, found.latest) >= 0) return null;
  const isNeeded = compareVersions(clientVersion, found.minimum) < 0;
  if (!isNeeded && (browserStore.get('updateReminder') ?? 0) > Date.now()) return null;
  return { version: found.latest, url: found.url, isNeeded };
}
