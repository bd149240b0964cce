import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { FactorCodeForm } from '../security/factor-code-form.tsx';

export interface SecondStepDialogProps {
  /** Repeats the call with the code; its refusal is shown. */
  readonly onCode: (code: string) => Promise<void>;
  /** Returns to the form, which keeps what was typed. */
  readonly onClose: () => void;
}

/** Second step of a login or of a reopened account: a code of the authenticator app, or a recovery code. */
export function SecondStepDialog({ onCode, onClose }: SecondStepDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={<Trans>Two-step login</Trans>} closeLabel={t`Close`}>
      <div className="stack">
        <p>
          <Trans>Enter the code that your authenticator app shows now.</Trans>
        </p>
        <FactorCodeForm hasRecovery submitLabel={<Trans>Log in</Trans>} onCode={onCode} />
      </div>
    </Dialog>
  );
}
