import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/call.ts';

const MAX_LENGTH = 2_000;

/** The form of an appeal. The text is kept if sending fails. */
export function AppealForm({ onSend }: { onSend: (content: string) => Promise<void> }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [sending, setSending] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isBusy || words.trim() === '') return;
    setSending({ isBusy: true, error: null });
    try {
      await onSend(words.trim());
    } catch (error) {
      setSending({ isBusy: false, error });
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      {sending.error === null ? null : (
        <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
          {sending.error instanceof ApiError ? sending.error.message : <Trans>Oops, Network is unreachable</Trans>}
        </Note>
      )}
      <Field
        label={<Trans>Why should we review it again?</Trans>}
        hint={<Trans>You can appeal once. Someone else decides about it.</Trans>}
      >
        <Textarea value={words} maxLength={MAX_LENGTH} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" disabled={words.trim() === ''} busy={sending.isBusy} busyLabel={t`Sending`}>
          <Trans>Send the appeal</Trans>
        </Button>
      </div>
    </form>
  );
}
