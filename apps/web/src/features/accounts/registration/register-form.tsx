import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { settings } from '../../../platform/settings.ts';
import { LazyCaptchaField } from '../captcha/lazy-captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { checkRegister, type Faults, readContact, type RegisterFields } from '../form/check-fields.ts';
import { ContactInput } from '../form/contact-input.tsx';
import { NameHint, PasswordHint } from '../form/length-hints.tsx';
import { problemText } from '../form/problem-text.tsx';
import { readContactField } from '../form/read-contact-field.ts';
import { TermsCheck } from '../form/terms-check.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { usePasswordStrength } from '../password/use-password-strength.ts';
import { useStrengthText } from '../password/use-strength-text.ts';
import { useNameCheck } from './use-name-check.ts';
import { useRegister } from './use-register.ts';
import { useSignProblem } from './use-sign-problem.ts';

// Loaded on the China domain only.
const PhoneCodeField = lazy(async () => ({ default: (await import('./phone-code-field.tsx')).PhoneCodeField }));

/** Registration form. Source: specification section 5, decisions "Identity". */
export function RegisterForm({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isChina = settings().variant === 'china';
  const captcha = useCaptcha('register');
  const register = useRegister();
  const form = useAuthForm(onSession);
  const [typed, setTyped] = useState({ name: '', password: '', contact: '' });
  const checked = useNameCheck(typed.name);
  // The account that has the name may be the one that this form has made.
  const nameState = checked === 'name_taken' && register.mayExist(typed) ? 'unknown' : checked;
  const signProblem = useSignProblem(typed.name);
  const nameProblem =
    signProblem ??
    form.problems.name ??
    (nameState === 'name_taken' || nameState === 'name_invalid' ? ({ fault: nameState } as const) : undefined);
  const { strength, isCommon } = usePasswordStrength(typed.password, [typed.name, typed.contact.split('@')[0] ?? '']);
  const strengthText = useStrengthText(strength);
  // Includes what was typed before hydration. Lazy fields render after it.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    setHere(true);
    if (form.formRef.current !== null) setTyped(readForm(form.formRef.current));
  }, [form.formRef]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readForm(event.currentTarget);
    const faults = checkRegister(fields, isChina);
    const found: Faults = {
      ...(nameState === 'name_taken' ? { name: 'name_taken' } : {}),
      ...(isCommon ? { password: 'password_common' } : {}),
    };
    void form.submit({ ...found, ...faults }, () =>
      register.send({ ...registration(fields, isChina), language, ...captcha.spend() }),
    );
  };

  return (
    <form
      ref={form.formRef}
      id="register"
      className="stack"
      noValidate
      onSubmit={submit}
      onInput={(event) => setTyped(readForm(event.currentTarget))}
    >
      <Field
        label={isChina ? <Trans>Phone number</Trans> : <Trans>E-mail or phone</Trans>}
        error={problemText(form.problems.contact)}
      >
        <ContactInput isPhoneOnly={isChina} onChange={() => form.clear('contact')} />
      </Field>
      {isChina && isHere ? (
        <Suspense fallback={null}>
          <PhoneCodeField form={form} formRef={form.formRef} />
        </Suspense>
      ) : null}
      <Field
        label={<Trans>Username</Trans>}
        hint={nameState === 'free' ? <Trans>This name is available. You cannot change it later.</Trans> : <NameHint />}
        error={problemText(nameProblem)}
      >
        <TextInput
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          valid={nameState === 'free'}
          onChange={() => form.clear('name')}
        />
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        hint={typed.password === '' ? <PasswordHint /> : undefined}
        error={problemText(form.problems.password ?? (isCommon ? { fault: 'password_common' } : undefined))}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          maxLength={1024}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          onChange={() => form.clear('password')}
          {...(typed.password === '' ? {} : { strength, strengthLabel: strengthText })}
        />
      </Field>
      <TermsCheck problem={form.problems.agreed} onChange={() => form.clear('agreed')} />
      <LazyCaptchaField captcha={captcha} problem={form.problems.captcha} />
      <AuthFormFailure failure={form.failure} />
      <Button type="submit" size="lg" block busy={form.isBusy} busyLabel={<Trans>Creating account</Trans>}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}

function registration(fields: RegisterFields, isChina: boolean) {
  const address = isChina ? { phone: fields.contact } : readContact(fields.contact);
  return {
    ...address,
    ...(fields.code === '' ? {} : { code: fields.code }),
    name: fields.name.trim(),
    password: fields.password,
    agreed: true as const,
  };
}

function readForm(form: HTMLFormElement): RegisterFields {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    contact: readContactField(data),
    code: text('code'),
    name: text('name'),
    password: text('password'),
    agreed: data.get('agreed') !== null,
  };
}
