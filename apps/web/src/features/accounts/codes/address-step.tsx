import { Trans } from '@lingui/react/macro';
import type { codePurposes } from '@peonia/contract/accounts/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import type { FormEvent } from 'react';
import { useSignedIn } from '../../../platform/session/session.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { readContact } from '../form/check-fields.ts';
import { ContactInput } from '../form/contact-input.tsx';
import { problemText } from '../form/problem-text.tsx';
import { readContactField } from '../form/read-contact-field.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { checkAddress } from './check-code.ts';
import { requestCode } from './request-code.ts';

export interface SentCode {
  readonly address: string;
  /** Seconds until another code may be requested. */
  readonly seconds: number;
}

export interface AddressStepProps {
  readonly purpose: (typeof codePurposes)[number];
  /** Prefilled when the member returns to change it. */
  readonly address: string;
  readonly onSent: (sent: SentCode) => void;
}

/** Form that asks for the address of a code. The reply does not reveal whether the address has an account. */
export function AddressStep({ purpose, address: before, onSent }: AddressStepProps) {
  // A signed-in member needs no captcha.
  const isMember = useSignedIn();
  const captcha = useCaptcha('verify', true);
  const form = useAuthForm<SentCode>(onSent, { staysOpen: true });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = readContactField(new FormData(event.currentTarget));
    void form.submit(checkAddress({ contact: address, captcha: isMember ? '' : captcha.payload }), async () => ({
      address,
      seconds: await requestCode({ ...readContact(address), purpose, ...captcha.spend() }),
    }));
  };
  return (
    <form ref={form.formRef} className="stack" noValidate onSubmit={submit}>
      <Field
        label={<Trans>E-mail or phone</Trans>}
        hint={<Trans>The one you registered with.</Trans>}
        error={problemText(form.problems.contact)}
      >
        <ContactInput defaultValue={before} onChange={() => form.clear('contact')} />
      </Field>
      {isMember ? null : <CaptchaField captcha={captcha} problem={form.problems.captcha} />}
      <AuthFormFailure failure={form.failure} />
      <Button type="submit" size="lg" block busy={form.isBusy} busyLabel={<Trans>Sending</Trans>}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
