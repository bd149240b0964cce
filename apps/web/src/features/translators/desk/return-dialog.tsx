import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReturnReason, returnReasons } from '@peonia/contract/translation/translation-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useState } from 'react';

const texts = {
  colleague: {
    label: msg`I cannot translate this; a colleague can`,
    hint: msg`It goes back into the queue, not to you.`,
  },
  unreadable: {
    label: msg`It cannot be translated`,
    hint: msg`Another language, or makes no sense on its own. The member gets the gold back.`,
  },
  abusive: {
    label: msg`It breaks the rules`,
    hint: msg`The member gets the gold back, and moderators review the message.`,
  },
} as const;

/** Returns a job with a reason. */
export function ReturnDialog({
  open,
  onClose,
  onGiveBack,
}: {
  open: boolean;
  onClose: () => void;
  onGiveBack: (reason: ReturnReason, note: string) => void;
}) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<ReturnReason>('colleague');
  const [note, setNote] = useState('');
  const send = () => {
    onClose();
    onGiveBack(reason, note);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Give the translation back</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button block onClick={send}>
          <Trans>Give back</Trans>
        </Button>
      }
    >
      <div className="stack">
        <Field group label={<Trans>Why?</Trans>}>
          {returnReasons.map((one) => (
            <Radio
              key={one}
              name="return"
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
              label={i18n._(texts[one].label)}
              hint={i18n._(texts[one].hint)}
            />
          ))}
        </Field>
        <Field label={<Trans>Note for the staff</Trans>}>
          <Textarea rows={2} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
