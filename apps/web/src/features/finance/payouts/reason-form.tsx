import { Trans } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type ReactNode, useState } from 'react';

/** A reason that the partner reads, with the buttons that need it. */
export function ReasonForm({ children }: { children: (reason: string, isShort: boolean) => ReactNode }) {
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <>
      <Field
        label={<Trans>Reason for the partner</Trans>}
        hint={<Trans>At least five characters. The partner reads it; it is logged.</Trans>}
      >
        <Textarea rows={2} value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="row wrap">{children(reason, !isReason(reason))}</div>
    </>
  );
}
