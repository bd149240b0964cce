import { Trans, useLingui } from '@lingui/react/macro';
import { authenticate, type Session } from '@peonia/contract/accounts.ts';
import type { BodyOf } from '@peonia/contract/endpoint.ts';
import { limits } from '@peonia/contract/limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { call, isRefusal } from '../../platform/api/call.ts';
import { CodeDialog } from './code-dialog.tsx';
import { maskAddress } from './mask-address.ts';

type Credentials = BodyOf<typeof authenticate>;

/** A login whose password was right and that has to prove itself with a code. */
export interface LoginCodeRequest {
  readonly credentials: Credentials;
  /** The account is signed in on too many devices; `message` says so and is shown first. */
  readonly isDevices: boolean;
  readonly message: string;
  /** Until another code may be asked for. */
  readonly seconds: number;
}

export interface LoginCodeDialogProps {
  readonly request: LoginCodeRequest;
  readonly onSession: (session: Session) => Promise<void>;
  /** Back to the form, where everything typed still is. */
  readonly onClose: () => void;
}

/** The prompt about other devices where it applies, then the code. Source: specification section 4, "Login flow". */
export function LoginCodeDialog({ request, onSession, onClose }: LoginCodeDialogProps) {
  const { t } = useLingui();
  const [isWarned, setWarned] = useState(false);
  const { credentials, isDevices, message, seconds } = request;
  if (isDevices && !isWarned) {
    return (
      <Dialog open role="alertdialog" onClose={onClose} title={<Trans>Is it you?</Trans>} closeLabel={t`Close`}>
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
      title={<Trans>Is it you?</Trans>}
      text={<WhereSent credentials={credentials} />}
      seconds={seconds}
      onCode={(code) => call(authenticate, { body: { ...credentials, code } })}
      onDone={onSession}
      onResend={() => resend(credentials)}
      otherAddress={{ label: <Trans>Use another account</Trans>, onPress: onClose }}
    />
  );
}

/** The server names no address; who logs in with one sees it again. */
function WhereSent({ credentials }: { credentials: Credentials }) {
  const typed = credentials.email ?? credentials.phone;
  if (typed === undefined)
    return <Trans>We sent a code to the address of this account, because you log in from a new place.</Trans>;
  const address = maskAddress(typed);
  return (
    <Trans>
      We sent a code to <b>{address}</b>, because you log in from a new place.
    </Trans>
  );
}

/** The same login without a code makes the server send another one. */
async function resend(credentials: Credentials): Promise<number> {
  try {
    await call(authenticate, { body: credentials });
  } catch (error) {
    if (!isRefusal(error, 'login_code_required', 'login_devices_exceeded')) throw error;
    return error.retryAfter ?? limits.code_resend_seconds;
  }
  return limits.code_resend_seconds;
}
