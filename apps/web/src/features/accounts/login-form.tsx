import { Trans, useLingui } from '@lingui/react/macro';
import { authenticate, type Session } from '@peonia/contract/accounts.ts';
import type { BodyOf } from '@peonia/contract/endpoint.ts';
import { limits } from '@peonia/contract/limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, isRefusal } from '../../platform/api/call.ts';
import { checkLogin, readLogin } from './check-register.ts';
import { ContactInput } from './contact-input.tsx';
import { DoorFailure } from './door-failure.tsx';
import { ForgottenLinks } from './forgotten-links.tsx';
import { LateCaptchaField } from './late-captcha-field.tsx';
import type { LoginCodeRequest } from './login-code-dialog.tsx';
import { problemText } from './problem-text.tsx';
import { readContactField } from './read-contact-field.ts';
import { SavedAccounts } from './saved-accounts.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useDoor } from './use-door.ts';
import { usePause } from './use-pause.ts';

// Few logins need a code, so the landing page does not carry the dialog.
const LoginCodeDialog = lazy(async () => ({ default: (await import('./login-code-dialog.tsx')).LoginCodeDialog }));

export interface LoginFormProps {
  readonly onSession: (session: Session) => Promise<void>;
  /** Filled in: an account whose session has ended. */
  readonly name?: string | undefined;
}

/**
 * Logs in with e-mail, phone or name. A saved account comes in by itself, or fills in its name so that only the
 * password is left.
 */
export function LoginForm({ onSession, name }: LoginFormProps) {
  const { t } = useLingui();
  const sent = useRef<BodyOf<typeof authenticate> | null>(null);
  const [codeRequest, setCodeRequest] = useState<LoginCodeRequest | null>(null);
  const captcha = useCaptcha('login');
  const door = useDoor(onSession, { onRefused });
  const pause = usePause(door.failure, door.dropFailure);

  function onRefused(error: unknown): boolean {
    if (!isRefusal(error, 'login_code_required', 'login_devices_exceeded') || sent.current === null) return false;
    setCodeRequest({
      credentials: sent.current,
      isDevices: error.reason === 'login_devices_exceeded',
      message: error.message,
      seconds: error.retryAfter ?? limits.code_resend_seconds,
    });
    return true;
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const fields = { contact: readContactField(data), password: String(data.get('password') ?? '') };
    const credentials = { ...readLogin(fields.contact), password: fields.password };
    sent.current = credentials;
    void door.enter(checkLogin(fields), () => call(authenticate, { body: { ...credentials, ...captcha.spend() } }));
  };

  const fillIn = (filled: string) => {
    const inputs = door.formRef.current?.elements;
    const contact = inputs?.namedItem('contact') as HTMLInputElement | null;
    const password = inputs?.namedItem('password') as HTMLInputElement | null;
    if (contact === null || password === null) return;
    contact.value = filled;
    door.clear('contact');
    (filled === '' ? contact : password).focus();
  };
  const fillInLater = useEffectEvent(fillIn);
  useEffect(() => {
    if (name !== undefined) fillInLater(name);
  }, [name]);

  return (
    <>
      <form ref={door.formRef} id="login" className="stack" noValidate onSubmit={submit}>
        <SavedAccounts onName={fillIn} onSession={onSession} />
        <Field label={<Trans>E-mail, phone or username</Trans>} error={problemText(door.problems.contact)}>
          <ContactInput autoComplete="username" onChange={() => door.clear('contact')} />
        </Field>
        <Field label={<Trans>Password</Trans>} error={problemText(door.problems.password)}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={1024}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            onChange={() => door.clear('password')}
          />
        </Field>
        <LateCaptchaField captcha={captcha} problem={door.problems.captcha} />
        <DoorFailure failure={door.failure} pause={pause} />
        <Button
          type="submit"
          size="lg"
          block
          disabled={pause > 0}
          busy={door.isBusy}
          busyLabel={<Trans>Logging in</Trans>}
        >
          <Trans>Log in</Trans>
        </Button>
        <ForgottenLinks />
      </form>
      {codeRequest === null ? null : (
        <Suspense fallback={null}>
          <LoginCodeDialog request={codeRequest} onSession={onSession} onClose={() => setCodeRequest(null)} />
        </Suspense>
      )}
    </>
  );
}
