import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import type { ReactNode } from 'react';
import { useOwnDraftText } from '../../../platform/store/use-draft-fields.ts';

type NoteFormProps = {
  label: ReactNode;
  /** Where the note is kept until it is stored. */
  draft: string;
  hint: ReactNode;
  action: ReactNode;
  variant?: 'primary' | 'line';
  isBusy: boolean;
  /** Resolves to true once the note is stored; the field is emptied then. */
  onSend: (note: string) => Promise<boolean>;
};

/** A note of at least five characters, with the button that needs it. */
export function NoteForm({ label, draft, hint, action, variant = 'primary', isBusy, onSend }: NoteFormProps) {
  const [text, setText] = useOwnDraftText(draft);
  const note = text.trim();
  const isShort = !isReason(note);
  const send = async () => {
    if (await onSend(note)) setText('');
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort) void send();
      }}
    >
      <Field label={label} hint={hint}>
        <Textarea rows={2} value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant={variant} busy={isBusy} disabled={isShort}>
          {action}
        </Button>
      </div>
    </form>
  );
}
