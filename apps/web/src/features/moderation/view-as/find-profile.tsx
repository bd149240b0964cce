import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../../platform/router/hooks.ts';
import * as css from './view-as.module.css';

/** Asks for the number of a member whose profile is shown as the member of the view has it. */
export function FindProfile({ view, about }: { view: number; about: number }) {
  const navigate = useNavigate();
  const [text, setText] = useState(about > 0 ? String(about) : '');
  const isNumber = /^[1-9]\d{0,14}$/.test(text.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isNumber) navigate(`/staff/views/${view}?show=profile&member=${text.trim()}`);
  };
  return (
    <form className={css.find} onSubmit={submit}>
      <Field
        className="grow"
        label={<Trans>Number of a member</Trans>}
        hint={<Trans>A hidden profile, a blocked one and an unknown number look alike, as for the member.</Trans>}
      >
        <TextInput
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={!isNumber}>
        <Trans>Show the profile</Trans>
      </Button>
    </form>
  );
}
