import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type ReactNode, type SubmitEvent, useState } from 'react';

interface FormProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly action: ReactNode;
  readonly variant?: 'line';
  readonly isBusy: boolean;
  readonly onSend: (reason: string) => Promise<void>;
}

/** A reason, and the act that it is for. */
export function InvitationForm({ label, hint, action, variant, isBusy, onSend }: FormProps) {
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSend(reason.trim());
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field label={label} hint={hint}>
        <Textarea rows={2} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant={variant} busy={isBusy} disabled={!isReason(reason)}>
          {action}
        </Button>
      </div>
    </form>
  );
}
