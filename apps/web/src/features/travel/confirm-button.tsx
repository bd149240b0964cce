import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { type ReactNode, useState } from 'react';

interface ConfirmProps {
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly isBusy: boolean;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ label, title, text, variant = 'ghost', isBusy, onConfirm }: ConfirmProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={title}
        closeLabel={t`Close`}
        footer={
          <div className="row wrap">
            <Button variant="line" onClick={() => setOpen(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button busy={isBusy} onClick={() => void onConfirm().then(() => setOpen(false))}>
              {label}
            </Button>
          </div>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
