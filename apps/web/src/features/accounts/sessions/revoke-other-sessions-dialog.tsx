import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRevokeOtherSessions } from './revoke-session.ts';

/** Confirmation before all other devices are logged out. */
export function RevokeOtherSessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const end = useRevokeOtherSessions(() => {
    onClose();
    toast.show({ tone: 'ok', text: t`You are logged out everywhere else.` });
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Log out everywhere else?</Trans>}
      closeLabel={t`Close`}
    >
      <div className="stack">
        <p>
          <Trans>You will be logged out on all other devices. This one stays logged in.</Trans>
        </p>
        <Button block variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
          <Trans>Log out everywhere else</Trans>
        </Button>
        <Button block variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
