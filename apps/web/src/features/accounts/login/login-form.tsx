import { Trans, useLingui } from '@lingui/react/macro';
import { authenticate, type Session } from '@peonia/contract/accounts/accounts.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { pushIdField } from '../../../platform/session/push-id.ts';
import { LazyCaptchaField } from '../captcha/lazy-captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { checkLogin, readLogin } from '../form/check-fields.ts';
import { ContactInput } from '../form/contact-input.tsx';
import { problemText } from '../form/problem-text.tsx';
import { readContactField } from '../form/read-contact-field.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useLoginPause } from '../form/use-login-pause.ts';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { RecoveryLinks } from '../recovery/recovery-links.tsx';
import { codeRequestOf, type LoginCodeRequest } from './login-code-request.ts';
import { SavedAccounts } from './saved-accounts.tsx';

// Rarely needed, so it is not in the landing page's first chunk.
const LoginCodeDialog = lazy(async () => ({ default: (await import('./login-code-dialog.tsx')).LoginCodeDialog }));
const SecondStepDialog = lazy(async () => ({ default: (await import('./second-step-dialog.tsx')).SecondStepDialog }));

interface LoginFormProps {
  readonly onSession: (session: Session) => Promise<void>;
  /** Prefills the name of an account whose session has ended. */
  readonly name?: string | undefined;
}

/** Login with e-mail, phone or name. A saved account logs in directly, or prefills its name. */
export function LoginForm({ onSession, name }: LoginFormProps) {
  const { t } = useLingui();
  const sent = useRef<BodyOf<typeof authenticate> | null>(null);
  const [codeRequest, setCodeRequest] = useState<LoginCodeRequest | null>(null);
  const [secondStep, setSecondStep] = useState<BodyOf<typeof authenticate> | null>(null);
  const captcha = useCaptcha('login');
  const form = useAuthForm(onSession, { onRefused });
  const pause = useLoginPause(form.failure, form.clearFailure);

  function onRefused(error: unknown): boolean {
    if (isRefusal(error, 'second_step_required') && sent.current !== null) {
      setSecondStep(sent.current);
      return true;
    }
    const credentials = sent.current;
    if (credentials === null) return false;
    const request = codeRequestOf(error, {
      logIn: (code) => call(authenticate, { body: code === undefined ? credentials : { ...credentials, code } }),
      typed: credentials.email ?? credentials.phone,
    });
    setCodeRequest(request);
    return request !== null;
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = { contact: readContactField(data), password: String(data.get('password') ?? '') };
    const credentials = { ...readLogin(fields.contact), password: fields.password };
    sent.current = credentials;
    void form.submit(checkLogin(fields), async () =>
      call(authenticate, { body: { ...credentials, ...(await pushIdField()), ...captcha.spend() } }),
    );
  };

  const fillIn = (filled: string) => {
    const inputs = form.formRef.current?.elements;
    const contact = inputs?.namedItem('contact') as HTMLInputElement | null;
    const password = inputs?.namedItem('password') as HTMLInputElement | null;
    if (contact === null || password === null) return;
    contact.value = filled;
    form.clear('contact');
    (filled === '' ? contact : password).focus();
  };
  const fillInFromEffect = useEffectEvent(fillIn);
  useEffect(() => {
    if (name !== undefined) fillInFromEffect(name);
  }, [name]);

  return (
    <>
      <form ref={form.formRef} id="login" className="stack" noValidate onSubmit={submit}>
        <SavedAccounts onName={fillIn} onSession={onSession} />
        <Field label={<Trans>E-mail, phone or username</Trans>} error={problemText(form.problems.contact)}>
          <ContactInput autoComplete="username webauthn" onChange={() => form.clear('contact')} />
        </Field>
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
        <LazyCaptchaField captcha={captcha} problem={form.problems.captcha} />
        <AuthFormFailure failure={form.failure} pause={pause} />
        <Button
          type="submit"
          size="lg"
          block
          disabled={pause > 0}
          busy={form.isBusy}
          busyLabel={<Trans>Logging in</Trans>}
        >
          <Trans>Log in</Trans>
        </Button>
        <PasskeyLogin onSession={onSession} />
        <RecoveryLinks />
      </form>
      {secondStep === null ? null : (
        <Suspense fallback={null}>
          <SecondStepDialog
            onCode={async (code) => onSession(await call(authenticate, { body: { ...secondStep, second_code: code } }))}
            onClose={() => setSecondStep(null)}
          />
        </Suspense>
      )}
      {codeRequest === null ? null : (
        <Suspense fallback={null}>
          <LoginCodeDialog request={codeRequest} onSession={onSession} onClose={() => setCodeRequest(null)} />
        </Suspense>
      )}
    </>
  );
}
