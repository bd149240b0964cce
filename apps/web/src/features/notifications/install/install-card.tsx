import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { settings } from '../../../platform/settings.ts';
import { install, type InstallWay } from './install-way.ts';
import * as css from '../notifications.module.css';

/** Offers to install the app, or says how it is done by hand. */
export function InstallCard({ way, onOver }: { readonly way: NonNullable<InstallWay>; readonly onOver: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const { brand } = settings();
  const accept = async () => {
    const isInstalled = await install();
    onOver();
    if (isInstalled) toast.show({ tone: 'ok', text: t`${brand} is on your device now.` });
  };
  return (
    <aside className={css.pushCard} aria-label={t`Install the app`}>
      <Note
        icon={<DownloadIcon />}
        action={
          way === 'prompt' ? (
            <div className="row">
              <Button variant="ghost" size="sm" onClick={onOver}>
                <Trans>Not now</Trans>
              </Button>
              <Button variant="soft" size="sm" onClick={() => void accept()}>
                <Trans>Install</Trans>
              </Button>
            </div>
          ) : (
            <Button variant="soft" size="sm" onClick={onOver}>
              <Trans>Got it</Trans>
            </Button>
          )
        }
      >
        {way === 'prompt' ? (
          <Trans>Keep {brand} on your device? It opens like any app and needs almost no space.</Trans>
        ) : (
          <Trans>
            Keep {brand} on your home screen: tap Share, then “Add to Home Screen”. The app can notify you too.
          </Trans>
        )}
      </Note>
    </aside>
  );
}
