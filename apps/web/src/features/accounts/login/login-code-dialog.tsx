import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { CodeDialog } from '../codes/code-dialog.tsx';
import { maskAddress } from '../codes/mask-address.ts';
import type { LoginCodeRequest } from './login-code-request.ts';

export interface LoginCodeDialogProps {
  readonly request: LoginCodeRequest;
  readonly onSession: (session: Session) => Promise<void>;
  /** Returns to the form, which keeps what was typed. */
  readonly onClose: () => void;
}

/** Warning about other devices where it applies, then the code. Source: specification section 4, "Login flow". */
export function LoginCodeDialog({ request, onSession, onClose }: LoginCodeDialogProps) {
  const { t } = useLingui();
  const [isWarned, setWarned] = useState(false);
  const { logIn, typed, isDevices, message, seconds } = request;
  if (isDevices && !isWarned) {
    return (
      <Dialog open role="alertdialog" onClose={onClose} title={<Trans>Is this you?</Trans>} closeLabel={t`Close`}>
        <div className="stack">
          <p>{message}</p>
          <Button block onClick={() => setWarned(true)}>
            <Trans>Verify</Trans>
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <CodeDialog
      open
      onClose={onClose}
      title={<Trans>Is this you?</Trans>}
      text={<WhereSent typed={typed} isDevices={isDevices} />}
      seconds={seconds}
      onCode={logIn}
      onDone={onSession}
      onResend={() => resend(logIn, onSession)}
      otherAddress={{ label: <Trans>Use another account</Trans>, onPress: onClose }}
    />
  );
}

/**
 * Where the code is, and why it is needed unless that was said before. The server does not reveal an address; a member
 * who logged in with one sees it masked.
 */
function WhereSent({ typed, isDevices }: Pick<LoginCodeRequest, 'typed' | 'isDevices'>) {
  if (typed === undefined)
    return isDevices ? (
      <Trans>We sent a code to the address of this account.</Trans>
    ) : (
      <Trans>We sent a code to the address of this account because you are logging in from a new place.</Trans>
    );
  const address = maskAddress(typed);
  if (isDevices)
    return (
      <Trans>
        We sent a code to <b>{address}</b>.
      </Trans>
    );
  return (
    <Trans>
      We sent a code to <b>{address}</b> because you are logging in from a new place.
    </Trans>
  );
}

/** Repeats the login without a code: the server sends another one, or needs none since a device has logged out. */
async function resend(logIn: LoginCodeRequest['logIn'], onSession: LoginCodeDialogProps['onSession']): Promise<number> {
  try {
    await onSession(await logIn(undefined));
  } catch (error) {
    if (!isRefusal(error, 'login_code_required', 'login_devices_exceeded')) throw error;
    return error.retryAfter ?? limits.code_resend_seconds;
  }
  return limits.code_resend_seconds;
}
