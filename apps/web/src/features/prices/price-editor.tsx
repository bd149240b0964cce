import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceList } from '@peonia/contract/money/price-list.ts';
import {
  checkPrices,
  priceGroups,
  priceNames,
  priceRules,
  type PriceName,
  type PriceProblem,
  type PriceValues,
} from '@peonia/contract/money/price-rules.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { toLocalInput } from '../../platform/forms/local-input.ts';
import { useDraftFields } from '../../platform/store/use-draft-fields.ts';
import { RestoredNote } from '../moderation/staff-queue/restored-note.tsx';
import { PriceField } from './price-field.tsx';
import { groupLabels } from './price-labels.ts';
import { useDraft } from './price-queries.ts';
import { readValue, typedValue } from './price-value.ts';
import * as css from './prices.module.css';

interface EditorProps {
  /** The draft that is edited; null for a new one. */
  readonly known: PriceList | null;
  readonly start: PriceValues;
  /** What is shown beside a changed value. */
  readonly before: PriceValues;
  /** With the number of the draft that was saved; null without one. */
  readonly onClose: (id: number | null) => void;
}

/** Form of all values of a list, with its time and reason. Wrong values are marked, and the first one is focused. */
export function PriceEditor({ known, start, before, onClose }: EditorProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, save } = useDraft(known);
  const [begin] = useState(() => ({
    typed: Object.fromEntries(priceNames.map((name) => [name, typedValue(name, start[name])])) as Typed,
    validFrom: known?.valid_from ?? '',
    reason: known?.reason ?? '',
  }));
  const [draft, setDraft, isDraft] = useDraftFields(`staff:prices:${known?.id ?? 'new'}`, begin);
  const { typed, validFrom, reason } = draft;
  const change = (changes: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changes }));
  const [isChecked, setChecked] = useState(false);
  const values = Object.fromEntries(priceNames.map((name) => [name, readValue(name, typed[name])])) as PriceValues;
  const problems = new Map<PriceName, PriceProblem>();
  for (const problem of checkPrices(values)) if (!problems.has(problem.name)) problems.set(problem.name, problem);
  const isShort = !isReason(reason);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.size > 0 || isShort) {
      // The marks are there after the next render.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const time = validFrom === '' ? null : new Date(validFrom).toISOString();
    const saved = await save({ values, valid_from: time, reason: reason.trim() });
    if (saved === null) return;
    setDraft(begin);
    toast.show({ text: t`The draft is saved.` });
    onClose(saved.id);
  };
  const close = () => {
    setDraft(begin);
    onClose(null);
  };
  return (
    <form
      ref={form}
      className="stack"
      aria-label={known === null ? t`New price list` : t`Edit the price list`}
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
    >
      <RestoredNote isDraft={isDraft} onDiscard={() => setDraft(begin)} />
      {priceGroups.map((group) => (
        <Card key={group} pad as="fieldset" className={css.group}>
          <legend className={css.legend}>{i18n._(groupLabels[group])}</legend>
          <div className={css.fields}>
            {priceNames
              .filter((name) => priceRules[name].group === group)
              .map((name) => (
                <PriceField
                  key={name}
                  name={name}
                  value={typed[name]}
                  before={values[name] === before[name] ? null : before[name]}
                  problem={isChecked ? problems.get(name) : undefined}
                  onChange={(text) => change({ typed: { ...typed, [name]: text } })}
                />
              ))}
          </div>
        </Card>
      ))}
      <Card pad as="div" className="stack">
        <Field label={<Trans>Charged from</Trans>} hint={<Trans>Your local time. Empty: from the approval on.</Trans>}>
          <TextInput
            type="datetime-local"
            value={toLocalInput(validFrom)}
            onChange={(event) => change({ validFrom: event.target.value })}
          />
        </Field>
        <Field
          label={<Trans>Why do the prices change?</Trans>}
          hint={<Trans>Your colleague reads it, and it is logged.</Trans>}
          error={isChecked && isShort ? <Trans>Please write at least five characters.</Trans> : undefined}
        >
          <TextInput
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => change({ reason: event.target.value })}
          />
        </Field>
        {isChecked && problems.size > 0 ? (
          <p className="small" role="alert">
            <Trans>Some values cannot stand. Please look at the marked fields.</Trans>
          </p>
        ) : null}
        <div className="row wrap">
          <Button type="submit" busy={isBusy} busyLabel={t`Saving`}>
            <Trans>Save the draft</Trans>
          </Button>
          <Button variant="line" disabled={isBusy} onClick={close}>
            <Trans>Close without saving</Trans>
          </Button>
        </div>
      </Card>
    </form>
  );
}

type Typed = Readonly<Record<PriceName, string>>;
