import { Trans } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useDiscardDeadLetters } from './dead-letter-queries.ts';
import * as css from './dead-letters.module.css';

interface DiscardFormProps {
  readonly which: { readonly id: number } | { readonly topic: string };
  /** Accessible name. */
  readonly label: string;
  readonly onDone: () => void;
}

/** Asks for the reason, then deletes for good what cannot be delivered any more. */
export function DiscardForm({ which, label, onDone }: DiscardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const { isBusy, discard } = useDiscardDeadLetters();
  const reason = text.trim();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isReason(reason) && (await discard({ ...which, reason }))) onDone();
  };
  return (
    <form ref={form} className={css.discard} aria-label={label} onSubmit={(event: SubmitEvent) => void submit(event)}>
      <Field label={<Trans>Your reason</Trans>} hint={<Trans>It is deleted for good. The reason is logged.</Trans>}>
        <TextInput value={text} maxLength={500} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="row wrap">
        <Button type="submit" variant="danger" size="sm" busy={isBusy} disabled={!isReason(reason)}>
          <Trans context="dead letter">Discard</Trans>
        </Button>
        <Button variant="line" size="sm" disabled={isBusy} onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
