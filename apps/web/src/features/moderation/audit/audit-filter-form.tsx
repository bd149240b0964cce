import { Trans } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { FilterForm } from '../filter-form.tsx';
import type { AuditFilters } from './audit-queries.ts';
import * as css from './audit.module.css';

/** Filters of the log of what staff did. */
export function AuditFilterForm({ filters }: { filters: AuditFilters }) {
  return (
    <FilterForm path="/staff/audit" className={css.filters}>
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
    </FilterForm>
  );
}
