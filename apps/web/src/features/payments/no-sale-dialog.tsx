import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

interface NoSaleDialogProps {
  readonly open: boolean;
  readonly mode: 'recharge' | 'upgrade';
  readonly onClose: () => void;
}

/**
 * Says that the app sells no gold and no VIP yet, and where to ask. It names no other place to buy: stores do not allow
 * that either.
 */
export function NoSaleDialog({ open, mode, onClose }: NoSaleDialogProps) {
  const { t } = useLingui();
  useCloseOnNavigation(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={mode === 'recharge' ? <Trans>Add gold</Trans> : <Trans>Become VIP</Trans>}
      closeLabel={t`Close`}
      footer={
        <div className="row wrap">
          <Button variant="line" href="/help">
            <Trans>Help and support</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>OK</Trans>
          </Button>
        </div>
      }
    >
      <p>
        {mode === 'recharge' ? (
          <Trans>
            Gold cannot be bought in the app yet. Your gold stays yours, and you can spend it here as always.
          </Trans>
        ) : (
          <Trans>
            VIP cannot be bought in the app yet. If you are a VIP member already, everything works here as always.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
