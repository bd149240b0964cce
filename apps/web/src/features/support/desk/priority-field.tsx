import { Trans, useLingui } from '@lingui/react/macro';
import { ticketPriorities, type TicketPriority } from '@peonia/contract/support/support.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { priorityLabels } from '../ticket-labels.ts';
import * as css from './tickets.module.css';

interface FieldProps {
  readonly value: TicketPriority;
  readonly isDisabled: boolean;
  readonly onChange: (priority: TicketPriority) => void;
}

/** Sets how soon the ticket is answered. */
export function PriorityField({ value, isDisabled, onChange }: FieldProps) {
  const { i18n } = useLingui();
  return (
    <div className={css.priority}>
      <Field label={<Trans>Priority</Trans>} hint={<Trans>The time for an answer follows from it.</Trans>}>
        <Select
          value={value}
          disabled={isDisabled}
          options={ticketPriorities.map((priority) => ({ value: priority, label: i18n._(priorityLabels[priority]) }))}
          onChange={(event) => onChange(event.target.value as TicketPriority)}
        />
      </Field>
    </div>
  );
}
