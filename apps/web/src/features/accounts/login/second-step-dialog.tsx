import { Trans, useLingui } from '@lingui/react/macro';
import { authenticate, type Session } from '@peonia/contract/accounts/accounts.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { call } from '../../../platform/api/call.ts';
import { FactorCodeForm } from '../security/factor-code-form.tsx';

export interface SecondStepDialogProps {
  readonly credentials: BodyOf<typeof authenticate>;
  readonly onSession: (session: Session) => Promise<void>;
  /** Returns to the form, which keeps what was typed. */
  readonly onClose: () => void;
}

/** Second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondStepDialog({ credentials, onSession, onClose }: SecondStepDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={<Trans>Two-step login</Trans>} closeLabel={t`Close`}>
      <div className="stack">
        <p>
          <Trans>Enter the code that your authenticator app shows now.</Trans>
        </p>
        <FactorCodeForm
          hasRecovery
          submitLabel={<Trans>Log in</Trans>}
          onCode={async (code) => onSession(await call(authenticate, { body: { ...credentials, second_code: code } }))}
        />
      </div>
    </Dialog>
  );
}
