import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';

const longestName = 40;

interface PasskeyNameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => Promise<void>;
}

/** Renames a passkey, so that the member knows which device it is on. */
export function PasskeyNameDialog({ name, onClose, onSave }: PasskeyNameDialogProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('passkey') ?? '').trim();
    if (wanted === '' || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSave(wanted);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={<Trans>Rename passkey</Trans>} closeLabel={t`Close`}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={<Trans>Name of the passkey</Trans>} hint={<Trans>For example, the device it is on.</Trans>}>
          <TextInput name="passkey" autoComplete="off" defaultValue={name} maxLength={longestName} />
        </Field>
        <AuthFormFailure failure={failure} />
        <div>
          <Button type="submit" busy={isBusy} busyLabel={<Trans>Saving</Trans>}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
