import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { TravelDay } from '@peonia/contract/travel/travel.ts';
import { addDays } from '@peonia/core/calendar-day.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type SubmitEvent, useState } from 'react';
import { useDraftFields } from '../../../platform/store/use-draft-fields.ts';
import type { DeskParts } from './desk-queries.ts';
import * as css from './desk.module.css';

interface Row extends TravelDay {
  readonly key: number;
}

interface PlanProps {
  /** Number of the request. */
  readonly id: number;
  readonly days: readonly TravelDay[];
  /** Of `days`; a draft keeps the one that it began with. */
  readonly revision: string;
  readonly isBusy: boolean;
  /** `onDone` runs once it is stored, before the form begins again. */
  readonly onSave: (days: TravelDay[], seen: string, onDone: () => void) => Promise<void>;
  readonly RestoredNote: DeskParts['RestoredNote'];
}

/** The plan, one row for each day. It is saved as a whole. */
export function PlanForm({ id, days, revision, isBusy, onSave, RestoredNote }: PlanProps) {
  const { t } = useLingui();
  const [start] = useState(() => ({
    rows: days.map((day, key): Row => ({ ...day, key })) as readonly Row[],
    seen: revision,
  }));
  const [{ rows, seen }, setDraft, isDraft] = useDraftFields(`staff:travel-plan:${id}`, start);
  const setRows = (next: readonly Row[]) => setDraft({ rows: next, seen });
  const isComplete = rows.every(({ day, title }) => day !== '' && title.trim() !== '');
  const change = (key: number, next: Partial<TravelDay>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    setRows([...rows, { key, day: dayAfter(rows.at(-1)?.day), title: '', details: '' }]);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    const plan = rows.map(({ day, title, details }) => ({ day, title: title.trim(), details: details.trim() }));
    await onSave(plan, seen, () => setDraft(start));
  };
  return (
    <form className="stack" onSubmit={(event: SubmitEvent) => void submit(event)}>
      <RestoredNote isDraft={isDraft} onDiscard={() => setDraft(start)} />
      <ol className={css.rows}>
        {rows.map(({ key, day, title, details }) => (
          <li key={key} className={css.row}>
            <Field label={<Trans context="travel">Day</Trans>}>
              <TextInput type="date" value={day} onChange={(event) => change(key, { day: event.target.value })} />
            </Field>
            <Field label={<Trans>What happens</Trans>} className={css.grow}>
              <TextInput
                value={title}
                maxLength={limits.travel_field_max}
                onChange={(event) => change(key, { title: event.target.value })}
              />
            </Field>
            <IconButton
              label={t`Remove this day`}
              icon={<TrashIcon />}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
            <Field label={<Trans>Details</Trans>} className={css.whole}>
              <Textarea
                rows={2}
                value={details}
                maxLength={limits.travel_day_max}
                onChange={(event) => change(key, { details: event.target.value })}
              />
            </Field>
          </li>
        ))}
      </ol>
      <div className="row wrap">
        <Button variant="line" icon={<PlusIcon />} disabled={rows.length >= limits.travel_days_max} onClick={add}>
          <Trans>Add a day</Trans>
        </Button>
        <Button type="submit" disabled={!isComplete} busy={isBusy}>
          <Trans>Save the plan</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The next day of the calendar; empty after none. */
function dayAfter(day = ''): string {
  return day === '' ? '' : addDays(day, 1);
}
