import { Trans, useLingui } from '@lingui/react/macro';
import { register, type Session } from '@peonia/contract/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PasswordInput } from '@peonia/ui/password-input/password-input.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import { settings } from '../../platform/settings.ts';
import { AgreeCheck } from './agree-check.tsx';
import { checkRegister, readContact, type RegisterFields } from './check-register.ts';
import { ContactInput } from './contact-input.tsx';
import { DoorFailure } from './door-failure.tsx';
import { LateCaptchaField } from './late-captcha-field.tsx';
import { rateStrength } from './password-strength.ts';
import { problemText } from './problem-text.tsx';
import { readContactField } from './read-contact-field.ts';
import { useCaptcha } from './use-captcha.ts';
import { useDoor } from './use-door.ts';
import { useNameCheck } from './use-name-check.ts';
import { useStrengthText } from './use-strength-text.ts';

// Asked for on the China domain only.
const PhoneCodeField = lazy(async () => ({ default: (await import('./phone-code-field.tsx')).PhoneCodeField }));

/**
 * Makes an account: address, name, password and the one confirmation. Source: specification section 5, decisions
 * "Identity".
 */
export function RegisterForm({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isChina = settings().variant === 'china';
  const captcha = useCaptcha('register');
  const door = useDoor(onSession);
  const [typed, setTyped] = useState({ name: '', password: '', contact: '' });
  const nameState = useNameCheck(typed.name);
  const nameProblem =
    door.problems.name ??
    (nameState === 'name_taken' || nameState === 'name_invalid' ? ({ fault: nameState } as const) : undefined);
  const strength = rateStrength(typed.password, [typed.name, typed.contact.split('@')[0] ?? '']);
  const strengthText = useStrengthText(strength);
  // What was typed before the program was there belongs to the state as well; a lazy field waits for it.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    setHere(true);
    if (door.formRef.current !== null) setTyped(readForm(door.formRef.current));
  }, [door.formRef]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readForm(event.currentTarget);
    const faults = checkRegister(fields, isChina);
    void door.enter(
      nameState === 'name_taken' && faults.name === undefined ? { ...faults, name: 'name_taken' } : faults,
      () => call(register, { body: { ...registration(fields, isChina), language, ...captcha.spend() } }),
    );
  };

  return (
    <form
      ref={door.formRef}
      id="register"
      className="stack"
      noValidate
      onSubmit={submit}
      onInput={(event) => setTyped(readForm(event.currentTarget))}
    >
      <Field
        label={isChina ? <Trans>Phone number</Trans> : <Trans>E-mail or phone</Trans>}
        error={problemText(door.problems.contact)}
      >
        <ContactInput isPhoneOnly={isChina} onChange={() => door.clear('contact')} />
      </Field>
      {isChina && isHere ? (
        <Suspense fallback={null}>
          <PhoneCodeField door={door} formRef={door.formRef} />
        </Suspense>
      ) : null}
      <Field
        label={<Trans>Username</Trans>}
        hint={
          nameState === 'free' ? (
            <Trans>This name is free. You cannot change it later.</Trans>
          ) : (
            <Trans>4 to 20 characters. You cannot change it later.</Trans>
          )
        }
        error={problemText(nameProblem)}
      >
        <TextInput
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          valid={nameState === 'free'}
          onChange={() => door.clear('name')}
        />
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        hint={typed.password === '' ? <Trans>At least 6 characters. Pasting is fine.</Trans> : undefined}
        error={problemText(door.problems.password)}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          maxLength={1024}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          onChange={() => door.clear('password')}
          {...(typed.password === '' ? {} : { strength, strengthLabel: strengthText })}
        />
      </Field>
      <AgreeCheck problem={door.problems.agreed} onChange={() => door.clear('agreed')} />
      <LateCaptchaField captcha={captcha} problem={door.problems.captcha} />
      <DoorFailure failure={door.failure} />
      <Button type="submit" size="lg" block busy={door.isBusy} busyLabel={<Trans>Creating account</Trans>}>
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
