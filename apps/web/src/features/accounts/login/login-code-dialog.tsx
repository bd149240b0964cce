import { Trans, useLingui } from '@lingui/react/macro';
import { authenticate, type Session } from '@peonia/contract/accounts/accounts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { CodeDialog } from '../codes/code-dialog.tsx';
import { maskAddress } from '../codes/mask-address.ts';

type Credentials = BodyOf<typeof authenticate>;

/** A login with a correct password that also requires a code. */
export interface LoginCodeRequest {
  readonly credentials: Credentials;
  /** The account has too many active sessions; `message` explains it and is shown first. */
  readonly isDevices: boolean;
  readonly message: string;
  /** Seconds until another code may be requested. */
  readonly seconds: number;
}

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
  const { credentials, isDevices, message, seconds } = request;
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
      text={<WhereSent credentials={credentials} isDevices={isDevices} />}
      seconds={seconds}
      onCode={(code) => call(authenticate, { body: { ...credentials, code } })}
      onDone={onSession}
      onResend={() => resend(credentials)}
      otherAddress={{ label: <Trans>Use another account</Trans>, onPress: onClose }}
    />
  );
}

/**
 * Where the code is, and why it is needed unless that was said before. The server does not reveal an address; a member
 * who logged in with one sees it masked.
 */
function WhereSent({ credentials, isDevices }: Pick<LoginCodeRequest, 'credentials' | 'isDevices'>) {
  const typed = credentials.email ?? credentials.phone;
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

/** Repeats the login without a code, which makes the server send another one. */
async function resend(credentials: Credentials): Promise<number> {
  try {
    await call(authenticate, { body: credentials });
  } catch (error) {
    if (!isRefusal(error, 'login_code_required', 'login_devices_exceeded')) throw error;
    return error.retryAfter ?? limits.code_resend_seconds;
  }
  return limits.code_resend_seconds;
}
