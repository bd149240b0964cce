import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mailClassNames, mailDeliveryStates } from '@peonia/contract/operation/maildesk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { classLabels, stateLabels } from './mail-labels.ts';
import type { DeliveryFilters } from './mail-queries.ts';
import * as css from './mails.module.css';

const all = msg`All`;
const names = ['template', 'class', 'state', 'day', 'member_id'] as const;

type Fields = Readonly<Record<(typeof names)[number], string>>;

const fieldsOf = (filters: DeliveryFilters) =>
  Object.fromEntries(names.map((name) => [name, String(filters[name] ?? '')])) as Fields;

/** Filters of the log; the address holds them, so that a filtered log can be linked. */
export function DeliveryFilterForm({ filters }: { filters: DeliveryFilters }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = names.flatMap((name) => {
      const value = fields[name].trim();
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    });
    void navigate(localePath(`/staff/mails${chosen.length === 0 ? '' : `?${chosen.join('&')}`}`), { replace: true });
  };
  return (
    <Card pad edge as="form" className={css.filters} onSubmit={submit}>
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
      <Button type="submit" variant="line">
        <Trans>Filter</Trans>
      </Button>
    </Card>
  );
}
