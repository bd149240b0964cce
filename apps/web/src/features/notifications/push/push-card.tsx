import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { allowPush } from './subscribe-push.ts';
import * as css from '../notifications.module.css';

/** Asks whether this device may receive pushes. */
export function PushCard({ onOver }: { readonly onOver: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const allow = async () => {
    setBusy(true);
    try {
      if (await allowPush()) toast.show({ tone: 'ok', text: t`We will notify you when someone writes.` });
      onOver();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside className={css.pushCard} aria-label={t`Notifications on this device`}>
      <Note
        icon={<BellIcon />}
        action={
          <div className="row">
            <Button variant="ghost" size="sm" onClick={onOver}>
              <Trans>Not now</Trans>
            </Button>
            <Button variant="soft" size="sm" busy={isBusy} onClick={() => void allow()}>
              <Trans>Notify me</Trans>
            </Button>
          </div>
        }
      >
        <Trans>Should we notify you on this device when someone replies?</Trans>
      </Note>
    </aside>
  );
}
