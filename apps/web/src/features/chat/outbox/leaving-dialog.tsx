import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { LogOutIcon } from '@peonia/ui/icons/log-out.tsx';
import type { LeavingRequest } from './confirm-leaving.ts';

/** Asks before a logout deletes words that exist on this device only. */
export function LeavingDialog({ messages, drafts, answer }: LeavingRequest) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      role="alertdialog"
      title={<Trans>Log out and delete what is not sent?</Trans>}
      closeLabel={t`Close`}
    >
      <div className="stack">
        {messages > 0 ? (
          <p>
            <Plural
              value={messages}
              one="# message has not been sent yet. Logging out deletes it from this device."
              other="# messages have not been sent yet. Logging out deletes them from this device."
            />
          </p>
        ) : null}
        {drafts > 0 ? (
          <p>
            <Plural
              value={drafts}
              one="# draft is on this device only. Logging out deletes it."
              other="# drafts are on this device only. Logging out deletes them."
            />
          </p>
        ) : null}
        <Button block variant="danger" icon={<LogOutIcon />} onClick={() => answer(true)}>
          <Trans>Log out and delete</Trans>
        </Button>
        <Button block variant="ghost" onClick={() => answer(false)}>
          <Trans>Stay logged in</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
