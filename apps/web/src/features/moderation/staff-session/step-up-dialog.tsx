import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CodeForm } from './code-form.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onEnd: (isGiven: boolean) => void;
}

/** Asks for a fresh code of the second factor before a dangerous act, which then goes on. */
export function StepUpDialog({ open, onEnd }: DialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={() => onEnd(false)} title={<Trans>Enter your code again</Trans>} closeLabel={t`Close`}>
      <div className="stack">
        <p>
          <Trans>
            What you are about to do is far-reaching, so it needs a new code of your second factor. What you typed stays
            as it is.
          </Trans>
        </p>
        <CodeForm hasRecovery submitLabel={<Trans>Confirm and go on</Trans>} onOpen={() => onEnd(true)} />
      </div>
    </Dialog>
  );
}
