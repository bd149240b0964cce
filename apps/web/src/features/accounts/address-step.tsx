import { Trans } from '@lingui/react/macro';
import type { codePurposes } from '@peonia/contract/account-codes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import type { FormEvent } from 'react';
import { useSignedIn } from '../../platform/session/session.ts';
import { CaptchaField } from './captcha-field.tsx';
import { checkAddress } from './check-code.ts';
import { readContact } from './check-register.ts';
import { ContactInput } from './contact-input.tsx';
import { DoorFailure } from './door-failure.tsx';
import { problemText } from './problem-text.tsx';
import { readContactField } from './read-contact-field.ts';
import { requestCode } from './request-code.ts';
import { useCaptcha } from './use-captcha.ts';
import { useDoor } from './use-door.ts';

export interface SentCode {
  readonly address: string;
  /** Until another code may be asked for. */
  readonly seconds: number;
}

export interface AddressStepProps {
  readonly purpose: (typeof codePurposes)[number];
  /** Filled in when the member comes back to change it. */
  readonly address: string;
  readonly onSent: (sent: SentCode) => void;
}

/** Where the code is to be sent. It tells nothing about whether anybody has this address. */
export function AddressStep({ purpose, address: before, onSent }: AddressStepProps) {
  // Who is signed in has shown enough.
  const isMember = useSignedIn();
  const captcha = useCaptcha('verify', true);
  const door = useDoor<SentCode>(onSent, { stays: true });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = readContactField(new FormData(event.currentTarget));
    void door.enter(checkAddress({ contact: address, captcha: isMember ? '' : captcha.payload }), async () => ({
      address,
      seconds: await requestCode({ ...readContact(address), purpose, ...captcha.spend() }),
    }));
  };
  return (
    <form ref={door.formRef} className="stack" noValidate onSubmit={submit}>
      <Field
        label={<Trans>E-mail or phone</Trans>}
        hint={<Trans>The one you registered with.</Trans>}
        error={problemText(door.problems.contact)}
      >
        <ContactInput defaultValue={before} onChange={() => door.clear('contact')} />
      </Field>
      {isMember ? null : <CaptchaField captcha={captcha} problem={door.problems.captcha} />}
      <DoorFailure failure={door.failure} />
      <Button type="submit" size="lg" block busy={door.isBusy} busyLabel={<Trans>Sending</Trans>}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
