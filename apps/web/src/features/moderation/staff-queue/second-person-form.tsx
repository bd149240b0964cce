import { Trans } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';

type SecondPersonFormProps = {
  /** Asked by the reader, who may only take it back. */
  isOwn: boolean;
  /** Whether the reader may confirm what somebody else asked for. */
  mayConfirm?: boolean;
  isBusy: boolean;
  onDecide: (confirm: boolean, reason: string) => void;
};

/** Confirms or declines, with a reason, what a colleague asked for. */
export function SecondPersonForm({ isOwn, mayConfirm = true, isBusy, onDecide }: SecondPersonFormProps) {
  const [text, setText] = useState('');
  const reason = text.trim();
  const isShort = !isReason(reason);
  return (
    <div className="stack">
      {isOwn ? (
        <p className="small muted">
          <Trans>You asked for this, so a colleague has to confirm it. You can take it back.</Trans>
        </p>
      ) : null}
      <Field label={<Trans>Your reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
        <TextInput value={text} maxLength={500} autoComplete="off" onChange={(e) => setText(e.target.value)} />
      </Field>
      <div className="row wrap">
        {isOwn || !mayConfirm ? null : (
          <Button busy={isBusy} disabled={isShort} onClick={() => onDecide(true, reason)}>
            <Trans>Confirm</Trans>
          </Button>
        )}
        <Button variant="line" disabled={isShort || isBusy} onClick={() => onDecide(false, reason)}>
          {isOwn ? <Trans>Take back</Trans> : <Trans context="payment">Decline</Trans>}
        </Button>
      </div>
    </div>
  );
}
