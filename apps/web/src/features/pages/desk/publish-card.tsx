import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { fromLocalInput } from './page-draft.ts';
import * as css from './desk.module.css';

interface PublishProps {
  readonly hasDraft: boolean;
  readonly isComplete: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  /** Without a time it is published at once. */
  readonly onPublish: (note: string, effectiveAt: string | null) => void;
  readonly onDiscard: () => void;
}

/** Note and day of the version, and what can be done with the draft. */
export function PublishCard(props: PublishProps) {
  const { hasDraft, isComplete, isDirty, isBusy, onSave, onPublish, onDiscard } = props;
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const [isAsking, setAsking] = useState(false);
  const at = day === '' ? null : fromLocalInput(day);
  return (
    <Card pad className="stack">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) onPublish(note.trim(), at);
        }}
      >
        <div className={css.fields}>
          <Field label={<Trans>Note</Trans>} hint={<Trans>Why; colleagues read it in the versions and the log.</Trans>}>
            <TextInput
              value={note}
              maxLength={300}
              autoComplete="off"
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <Field label={<Trans>Published from</Trans>} hint={<Trans>Your local time. Empty: at once.</Trans>}>
            <TextInput type="datetime-local" value={day} onChange={(event) => setDay(event.target.value)} />
          </Field>
        </div>
        {isComplete ? null : (
          <Note tone="gold" role="status">
            <Trans>It can be published once all languages are complete.</Trans>
          </Note>
        )}
        <div className="row wrap">
          <Button type="submit" busy={isBusy} disabled={!isComplete || (!isDirty && !hasDraft)}>
            {at === null ? <Trans>Publish</Trans> : <Trans>Plan the version</Trans>}
          </Button>
          <Button variant="line" disabled={isBusy || !isDirty} onClick={onSave}>
            <Trans>Save the draft</Trans>
          </Button>
          {hasDraft ? (
            <Button variant="ghost" disabled={isBusy} onClick={() => setAsking(true)}>
              <Trans>Discard the draft</Trans>
            </Button>
          ) : null}
        </div>
      </form>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Discard the draft?</Trans>}
        closeLabel={t`Close`}
        role="alertdialog"
        footer={
          <Button variant="danger" block busy={isBusy} onClick={onDiscard}>
            <Trans>Discard for good</Trans>
          </Button>
        }
      >
        <p>
          <Trans>What was written in all languages is gone. The published version stays.</Trans>
        </p>
      </Dialog>
    </Card>
  );
}
