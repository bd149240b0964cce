import { Trans, useLingui } from '@lingui/react/macro';
import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toLocalInput } from '../../../platform/forms/local-input.ts';
import { useDraftFields } from '../../../platform/store/use-draft-fields.ts';
import { AimFields } from './aim-fields.tsx';
import { changeOf, draftOf, isAimComplete, type SwitchDraft } from './draft-fields.ts';
import { MaintenanceTexts } from './maintenance-texts.tsx';
import { SwitchPreview } from './switch-preview.tsx';
import { useSwitchChange } from './switch-queries.ts';
import { kindOf } from './switch-state.ts';
import * as css from './switches.module.css';

/** Form of one switch: state, audience, texts, end and reason, with a preview of who is affected. */
export function SwitchForm({ row, name, onDone }: { row: SwitchRow; name: string; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, change } = useSwitchChange();
  const [begin] = useState(() => draftOf(row));
  const [start] = useState(() => ({ texts: begin.texts, reason: begin.reason }));
  // What is written is kept; what is chosen begins with what holds now.
  const [written, setWritten] = useDraftFields(`staff:switch:${row.name}`, start);
  const [chosen, setChosen] = useState(begin);
  const draft: SwitchDraft = { ...chosen, ...written };
  const set = ({ texts = draft.texts, reason = draft.reason, ...choice }: Partial<SwitchDraft>) => {
    setWritten({ texts, reason });
    setChosen({ ...chosen, ...choice });
  };
  const kind = kindOf(row.name);
  const isSwitched = draft.is_on === (kind === 'maintenance') || draft.audience !== 'all';
  const isReady = isAimComplete(draft) && isReason(draft.reason);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), []);

  const close = () => {
    setWritten(start);
    onDone();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || !(await change(row.name, changeOf(row, draft), () => setWritten(start)))) return;
    toast.show({ text: t`Done. All processes follow within five seconds.` });
    close();
  };
  const open = t({ message: 'Open', context: 'switch' });
  const words = {
    maintenance: { on: t`Closed`, off: open },
    stop: { on: t`Running`, off: t`Stopped` },
    flag: { on: open, off: t`Closed` },
  }[kind];
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t`Change ${name}`}
      onSubmit={(event: SubmitEvent) => void submit(event)}
    >
      <Segmented
        label={t`State`}
        value={draft.is_on ? 'on' : 'off'}
        onChange={(value) => set({ is_on: value === 'on' })}
        segments={[
          { value: 'on', label: words.on },
          { value: 'off', label: words.off },
        ]}
      />
      {kind === 'flag' && draft.is_on ? <AimFields draft={draft} onChange={set} /> : null}
      {kind === 'maintenance' && draft.is_on ? <MaintenanceTexts draft={draft} onChange={set} /> : null}
      {isSwitched ? (
        <Field
          label={kind === 'maintenance' ? <Trans>Announced end</Trans> : <Trans context="time">Until</Trans>}
          hint={
            kind === 'maintenance' ? (
              <Trans>Readers see it in their own time zone. Maintenance goes on until you end it here.</Trans>
            ) : (
              <Trans>Your local time. Afterwards the normal state is back by itself; empty is without an end.</Trans>
            )
          }
        >
          <TextInput
            type="datetime-local"
            value={toLocalInput(draft.until)}
            onChange={(event) => set({ until: event.target.value })}
          />
        </Field>
      ) : null}
      <SwitchPreview name={row.name} draft={draft} />
      {kind === 'maintenance' && draft.is_on ? (
        <Note tone="gold">
          <Trans>The site closes for everybody. You can still log in here and end it.</Trans>
        </Note>
      ) : null}
      <Field label={<Trans>Your reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
        <TextInput
          value={draft.reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => set({ reason: event.target.value })}
        />
      </Field>
      <div className="row wrap">
        <Button type="submit" disabled={!isReady} busy={isBusy} busyLabel={t`Saving`}>
          <Trans>Apply the change</Trans>
        </Button>
        <Button variant="line" disabled={isBusy} onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
