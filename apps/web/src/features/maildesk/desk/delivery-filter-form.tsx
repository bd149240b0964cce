import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mailClassNames, mailDeliveryStates } from '@peonia/contract/operation/maildesk.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { FilterForm } from '../../moderation/filter-form.tsx';
import { classLabels, stateLabels } from './mail-labels.ts';
import type { DeliveryFilters } from './mail-queries.ts';
import * as css from './mails.module.css';

const all = msg`All`;
const names = ['template', 'class', 'state', 'day', 'member_id'] as const;

type Fields = Readonly<Record<(typeof names)[number], string>>;

const fieldsOf = (filters: DeliveryFilters) =>
  Object.fromEntries(names.map((name) => [name, String(filters[name] ?? '')])) as Fields;

/** Filters of the log of mails. */
export function DeliveryFilterForm({ filters }: { filters: DeliveryFilters }) {
  const { i18n } = useLingui();
  const [fields, setFields] = useState(() => fieldsOf(filters));
  const [shown, setShown] = useState(filters);
  // Filters of another address replace what was typed. The form stays mounted, so that the focus does too.
  if (JSON.stringify(shown) !== JSON.stringify(filters)) {
    setShown(filters);
    setFields(fieldsOf(filters));
  }
  const bind = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <FilterForm path="/staff/mails" className={css.filters}>
      <Field label={<Trans>State</Trans>}>
        <Select {...bind('state')}>
          <option value="">{i18n._(all)}</option>
          {mailDeliveryStates.map((state) => (
            <option key={state} value={state}>
              {i18n._(stateLabels[state])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Kind</Trans>}>
        <Select {...bind('class')}>
          <option value="">{i18n._(all)}</option>
          {mailClassNames.map((name) => (
            <option key={name} value={name}>
              {i18n._(classLabels[name])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Template</Trans>}>
        <TextInput {...bind('template')} pattern="[a-z\-]*" maxLength={60} autoComplete="off" />
      </Field>
      <Field label={<Trans>Sent on</Trans>}>
        <TextInput {...bind('day')} type="date" />
      </Field>
      <Field label={<Trans>Number of the member</Trans>}>
        <TextInput {...bind('member_id')} inputMode="numeric" pattern="[1-9][0-9]*" autoComplete="off" />
      </Field>
    </FilterForm>
  );
}
