import { Trans, useLingui } from '@lingui/react/macro';
import { getSecurity } from '@peonia/contract/accounts/account-security.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { KeyRoundIcon } from '@peonia/ui/icons/key-round.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { useMe } from '../../../platform/session/session.ts';
import { CodeDialog } from '../codes/code-dialog.tsx';
import { requestCode } from '../codes/request-code.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { isPassword } from '../form/check-fields.ts';
import { problemText } from '../form/problem-text.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useLoginPause } from '../form/use-login-pause.ts';
import { supportsPasskeys } from '../passkeys/passkey-support.ts';
import { provenAddress } from './proven-address.ts';

/** Password, a passkey's reply, or a code from the present address. Empty at the first try. */
export interface OwnerProof {
  readonly password?: string;
  readonly owner_code?: string;
  readonly passkey?: Record<string, unknown>;
}

interface OwnerProofDialogProps {
  readonly onProof: (proof: OwnerProof) => Promise<void>;
  readonly onAbandon: (error?: unknown) => void;
}

const proofRefusals = ['password_wrong', 'owner_code_invalid', 'passkey_failed', 'login_paused'] as const;

/** Asks for the password, a passkey, or a code that goes to the present address. */
export function OwnerProofDialog({ onProof, onAbandon }: OwnerProofDialogProps) {
  const { t } = useLingui();
  const me = useMe();
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  /** Of the ways without the password. */
  const [otherFailure, setOtherFailure] = useState<unknown>(null);
  const form = useAuthForm<void>(() => {}, { fields: { password_wrong: 'password' } });
  const pause = useLoginPause(form.failure, form.clearFailure);
  const { data: security } = useQuery({
    queryKey: ['security'],
    queryFn: ({ signal }) => call(getSecurity, {}, { signal }),
    enabled: supportsPasskeys(),
  });
  const proven = provenAddress(me);
  const address = proven?.email ?? proven?.phone ?? null;

  /** A refusal that is not about the proof belongs to the call that is confirmed. */
  const prove = async (proof: OwnerProof) => {
    try {
      await onProof(proof);
    } catch (error) {
      if (proofRefusals.some((name) => isRefusal(error, name))) throw error;
      onAbandon(error);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void form.submit(isPassword(password) ? {} : { password: 'password_invalid' }, () => prove({ password }));
  };
  const send = () =>
    requestCode({
      ...proven,
      purpose: 'confirm',
    });
  const askForCode = async () => {
    setOtherFailure(null);
    try {
      setSeconds(await send());
    } catch (error) {
      setOtherFailure(error);
    }
  };
  const choosePasskey = async () => {
    setOtherFailure(null);
    setChoosing(true);
    try {
      const credential = await (await import('../passkeys/choose-passkey.ts')).choosePasskey();
      if (credential !== null) await prove({ passkey: credential });
    } catch (error) {
      setOtherFailure(error);
    }
    setChoosing(false);
  };

  if (seconds !== null) {
    return (
      <CodeDialog
        open
        onClose={() => onAbandon()}
        title={<Trans>Confirm that it is you</Trans>}
        text={
          <Trans>
            We sent a code to <b>{address}</b>. Enter it to confirm this change.
          </Trans>
        }
        seconds={seconds}
        onCode={(code) => prove({ owner_code: code })}
        onDone={() => {}}
        onResend={send}
        otherAddress={{ label: <Trans>Use password instead</Trans>, onPress: () => setSeconds(null) }}
      />
    );
  }
  return (
    <Dialog open onClose={() => onAbandon()} title={<Trans>Confirm that it is you</Trans>} closeLabel={t`Close`}>
      <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
        <p>
          <Trans>
            This changes how you log in. Your other devices are logged out, and your current address gets a link to undo
            it.
          </Trans>
        </p>
        {/* Password managers read the account name from this field. */}
        <input type="text" name="username" autoComplete="username" defaultValue={me?.name} hidden readOnly />
        <Field label={<Trans>Password</Trans>} error={problemText(form.problems.password)}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={1024}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            onChange={() => form.clear('password')}
          />
        </Field>
        <AuthFormFailure failure={form.failure ?? otherFailure} pause={pause} />
        <div className="row wrap">
          <Button type="submit" disabled={pause > 0} busy={form.isBusy} busyLabel={<Trans>Checking</Trans>}>
            <Trans>Confirm</Trans>
          </Button>
          {(security?.passkeys.length ?? 0) === 0 ? null : (
            <Button variant="line" icon={<KeyRoundIcon />} busy={isChoosing} onClick={() => void choosePasskey()}>
              <Trans>Use a passkey</Trans>
            </Button>
          )}
          {address === null ? null : (
            <Button variant="ghost" onClick={() => void askForCode()}>
              <Trans>Use a code instead</Trans>
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
