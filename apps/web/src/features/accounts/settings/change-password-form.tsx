import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword } from '@peonia/contract/accounts/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { checkNewPassword } from '../codes/check-code.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { isPassword } from '../form/check-fields.ts';
import { problemText } from '../form/problem-text.tsx';
import { newPasswordFields } from '../form/refused-field.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useLoginPause } from '../form/use-login-pause.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { ForgotPasswordLink } from '../recovery/recovery-links.tsx';
import * as css from '../form/auth-form.module.css';

/** Changes the password with the current one. Source: specification section 5, "password/reset". */
export function ChangePasswordForm({ name, address }: { name: string; address: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const [round, setRound] = useState(0);
  const form = useAuthForm<unknown>(
    () => {
      toast.show({ tone: 'ok', text: t`Saved. Your other devices have been logged out.` });
      // Remount to empty the fields.
      setRound((before) => before + 1);
    },
    { fields: newPasswordFields, staysOpen: true },
  );
  const pause = useLoginPause(form.failure, form.clearFailure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: string) => String(data.get(field) ?? '');
    const body = {
      password: text('password'),
      new_password: text('new_password'),
      new_password_confirm: text('new_password_confirm'),
    };
    const faults = {
      ...(isPassword(body.password) ? {} : { password: 'password_invalid' as const }),
      ...checkNewPassword(body),
    };
    void form.submit(faults, () => call(resetPassword, { body }));
  };
  return (
    <form key={round} ref={form.formRef} className="stack" noValidate onSubmit={submit}>
      {/* Password managers read the account name from this field. */}
      <input type="text" name="username" autoComplete="username" defaultValue={name} hidden readOnly />
      <Field label={<Trans>Current password</Trans>} error={problemText(form.problems.password)}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          onChange={() => form.clear('password')}
        />
      </Field>
      <NewPasswordFields form={form} known={[name, address.split('@')[0] ?? '']} />
      <p className="small muted">
        <Trans>Saving logs you out on all other devices. This one stays logged in.</Trans>
      </p>
      <AuthFormFailure failure={form.failure} pause={pause} />
      <div className={`row ${css.forgotten}`}>
        <Button type="submit" disabled={pause > 0} busy={form.isBusy} busyLabel={<Trans>Saving</Trans>}>
          <Trans>Save new password</Trans>
        </Button>
        <ForgotPasswordLink />
      </div>
    </form>
  );
}
