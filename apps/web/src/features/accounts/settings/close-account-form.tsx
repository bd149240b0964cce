import { Trans, useLingui } from '@lingui/react/macro';
import { closeAccount } from '@peonia/contract/accounts/account-closing.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { currentMe, leaveSession } from '../../../platform/session/session.ts';
import { forgetWritten } from '../../../platform/store/forget-written.ts';
import { CodeDialog } from '../codes/code-dialog.tsx';
import { requestCode } from '../codes/request-code.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { type Faults, isPassword } from '../form/check-fields.ts';
import { problemText } from '../form/problem-text.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';

type Address = { readonly email: string } | { readonly phone: string };

/** Closes the account with the password, or with a code where the account has an address. */
export function CloseAccountForm({ address }: { address: Address | null }) {
  const { t } = useLingui();
  const form = useAuthForm<unknown>(() => {});
  const [seconds, setSeconds] = useState<number | null>(null);
  /** What was typed, while the dialog asks once more; null without the dialog. */
  const [password, setPassword] = useState<string | null>(null);
  const [codeFailure, setCodeFailure] = useState<unknown>(null);
  const days = limits.closed_account_days;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('password') ?? '');
    const faults: Faults = address === null || isPassword(typed) ? {} : { password: 'password_invalid' };
    if (faults.password === undefined) setPassword(typed);
    else void form.submit(faults, () => Promise.resolve());
  };
  const close = (confirmed: string) => {
    setPassword(null);
    void form.submit({}, () => closeWith({ password: confirmed }));
  };
  const send = (to: Address) => requestCode({ ...to, purpose: 'close' });
  const askForCode = async (to: Address) => {
    setCodeFailure(null);
    try {
      setSeconds(await send(to));
    } catch (error) {
      setCodeFailure(error);
    }
  };
  return (
    <Card pad edge>
      <CardHead title={<Trans>Delete account</Trans>} />
      <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
        <p>
          <Trans>
            As soon as you confirm, your profile is hidden and you are logged out everywhere. You can come back within{' '}
            {days} days and find everything as it was. After that, your data is permanently deleted.
          </Trans>
        </p>
        {address === null ? null : (
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
        )}
        <AuthFormFailure failure={form.failure ?? codeFailure} />
        <div className="row wrap">
          <Button type="submit" variant="danger" busy={form.isBusy} busyLabel={<Trans>Closing</Trans>}>
            <Trans>Delete my account</Trans>
          </Button>
          {address === null ? null : (
            <Button variant="ghost" onClick={() => void askForCode(address)}>
              <Trans>Use a code instead</Trans>
            </Button>
          )}
        </div>
      </form>
      <Dialog
        open={password !== null}
        onClose={() => setPassword(null)}
        role="alertdialog"
        title={<Trans>Delete your account?</Trans>}
        closeLabel={t`Close`}
      >
        <div className="stack">
          <p>
            <Trans>
              Your profile is hidden and you are logged out everywhere at once. If you do not come back within {days}{' '}
              days, your messages, photos and gold are permanently deleted.
            </Trans>
          </p>
          <Button block variant="danger" onClick={() => close(password ?? '')}>
            <Trans>Delete my account</Trans>
          </Button>
          <Button block variant="ghost" onClick={() => setPassword(null)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Dialog>
      {address === null || seconds === null ? null : (
        <CodeDialog
          open
          onClose={() => setSeconds(null)}
          title={<Trans>Delete account</Trans>}
          text={<Trans>We have sent a code to your address. Enter it to close your account.</Trans>}
          seconds={seconds}
          onCode={(code) => closeWith({ code })}
          onDone={() => {}}
          onResend={() => send(address)}
          otherAddress={{ label: <Trans>Use password instead</Trans>, onPress: () => setSeconds(null) }}
        />
      )}
    </Card>
  );
}

/** Closes the account, which ends its sessions, and leaves nothing of it on this device. */
function closeWith(proof: BodyOf<typeof closeAccount>): Promise<void> {
  const member = currentMe()?.id ?? 0;
  return leaveSession(async () => {
    await call(closeAccount, { body: proof });
    forgetWritten(member);
  });
}
