import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import type { SubmitEvent } from 'react';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import type { AuditFilters } from './audit-queries.ts';
import * as css from './audit.module.css';

const names = ['act', 'staff_id', 'subject_id', 'from', 'to'] as const;

export function AuditFilterForm({ filters }: { filters: AuditFilters }) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = names.flatMap((name) => {
      const value = String(data.get(name) ?? '').trim();
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    });
    void navigate(localePath(`/staff/audit${chosen.length === 0 ? '' : `?${chosen.join('&')}`}`), { replace: true });
  };
  return (
    <Card pad edge as="form" className={css.filters} onSubmit={submit}>
      <Field label={<Trans>Act begins with</Trans>}>
        <TextInput
          name="act"
          defaultValue={filters.act ?? ''}
          placeholder="member."
          maxLength={40}
          autoComplete="off"
        />
      </Field>
      <Field label={<Trans>Number of the member or case</Trans>}>
        <TextInput
          name="subject_id"
          defaultValue={filters.subject_id ?? ''}
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          autoComplete="off"
        />
      </Field>
      <Field label={<Trans>Number of the staff member</Trans>}>
        <TextInput
          name="staff_id"
          defaultValue={filters.staff_id ?? ''}
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          autoComplete="off"
        />
      </Field>
      <Field label={<Trans>From day</Trans>}>
        <TextInput name="from" type="date" defaultValue={filters.from ?? ''} />
      </Field>
      <Field label={<Trans>To day</Trans>}>
        <TextInput name="to" type="date" defaultValue={filters.to ?? ''} />
      </Field>
      <Button type="submit" variant="line">
        <Trans>Filter</Trans>
      </Button>
    </Card>
  );
}
