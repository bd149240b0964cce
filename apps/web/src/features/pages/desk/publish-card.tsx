import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { fromLocalInput } from '../../../platform/forms/local-input.ts';
import * as css from './desk.module.css';

interface PublishProps {
  readonly hasDraft: boolean;
  readonly isComplete: boolean;
  /** Languages that say what changed; null for a page that members do not agree to. */
  readonly summaries: number | null;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  /** Without a time it is published at once. */
  readonly onPublish: (note: string, effectiveAt: string | null, mustAgree: boolean) => void;
  readonly onDiscard: () => void;
}

/** Note and day of the version, and what can be done with the draft. */
export function PublishCard(props: PublishProps) {
  const { hasDraft, isComplete, summaries, isDirty, isBusy, onSave, onPublish, onDiscard } = props;
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const [mustAgree, setMustAgree] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const at = fromLocalInput(day);
  const [done, total] = [summaries ?? 0, languages.length];
  const isExplained = !mustAgree || done === total;
  const isReady = isComplete && isExplained;
  return (
    <Card pad className="stack">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onPublish(note.trim(), at, mustAgree);
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
        {summaries === null ? null : (
          <Checkbox
            checked={mustAgree}
            onChange={(event) => setMustAgree(event.target.checked)}
            label={<Trans>Members must agree again</Trans>}
            hint={<Trans>From that day they read what changed and agree before they go on.</Trans>}
          />
        )}
        {isExplained ? null : (
          <Note tone="gold" role="status">
            <Trans>
              Please write what changed in every language: {done} of {total} are there.
            </Trans>
          </Note>
        )}
        {isComplete ? null : (
          <Note tone="gold" role="status">
            <Trans>It can be published once all languages are complete.</Trans>
          </Note>
        )}
        <div className="row wrap">
          <Button type="submit" busy={isBusy} disabled={!isReady || (!isDirty && !hasDraft)}>
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
