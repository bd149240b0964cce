import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useId, useRef, useState } from 'react';

interface DialogProps {
  readonly open: boolean;
  /** Names of the saved views of the page; one of the same name is replaced. */
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (name: string, isDefault: boolean) => void;
}

/** Asks for the name of a view. */
export function SaveViewDialog({ open, names, isBusy, onClose, onSave }: DialogProps) {
  const { t } = useLingui();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isDefault, setDefault] = useState(false);
  const name = text.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name !== '') onSave(name, isDefault);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={field}
      title={<Trans>Save as view</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button type="submit" form={form} busy={isBusy} disabled={name === ''}>
          {names.includes(name) ? <Trans>Replace view</Trans> : <Trans>Save</Trans>}
        </Button>
      }
    >
      <form id={form} className="stack" onSubmit={submit}>
        <Field
          label={<Trans>Name of the view</Trans>}
          hint={<Trans>Only you see it. It keeps the filters, not the rows.</Trans>}
        >
          <TextInput
            ref={field}
            value={text}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Checkbox
          label={<Trans>Open the page with it</Trans>}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
