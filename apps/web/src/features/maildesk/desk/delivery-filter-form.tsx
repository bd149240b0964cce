import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mailClassNames, mailDeliveryStates } from '@peonia/contract/maildesk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import type { SubmitEvent } from 'react';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { classLabels, stateLabels } from './mail-labels.ts';
import type { DeliveryFilters } from './mail-queries.ts';
import * as css from './mails.module.css';

const all = msg`All`;
const names = ['template', 'class', 'state', 'day', 'member_id'] as const;

/** Filters of the log; the address holds them, so that a filtered log can be linked. */
export function DeliveryFilterForm({ filters }: { filters: DeliveryFilters }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = names.flatMap((name) => {
      const value = String(data.get(name) ?? '').trim();
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    });
    void navigate(localePath(`/staff/mails${chosen.length === 0 ? '' : `?${chosen.join('&')}`}`), { replace: true });
  };
  return (
    <Card pad as="form" className={css.filters} onSubmit={submit}>
      <Field label={<Trans>State</Trans>}>
        <Select name="state" defaultValue={filters.state ?? ''}>
          <option value="">{i18n._(all)}</option>
          {mailDeliveryStates.map((state) => (
            <option key={state} value={state}>
              {i18n._(stateLabels[state])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Kind</Trans>}>
        <Select name="class" defaultValue={filters.class ?? ''}>
          <option value="">{i18n._(all)}</option>
          {mailClassNames.map((name) => (
            <option key={name} value={name}>
              {i18n._(classLabels[name])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Template</Trans>}>
        <TextInput
          name="template"
          defaultValue={filters.template ?? ''}
          pattern="[a-z\-]*"
          maxLength={60}
          autoComplete="off"
        />
      </Field>
      <Field label={<Trans>Sent on</Trans>}>
        <TextInput name="day" type="date" defaultValue={filters.day ?? ''} />
      </Field>
      <Field label={<Trans>Number of the member</Trans>}>
        <TextInput
          name="member_id"
          defaultValue={filters.member_id ?? ''}
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          autoComplete="off"
        />
      </Field>
      <Button type="submit" variant="line">
        <Trans>Filter</Trans>
      </Button>
    </Card>
  );
}
