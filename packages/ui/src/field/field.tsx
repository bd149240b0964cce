import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon } from '../icons/circle-alert.tsx';
import * as css from './field.module.css';

type FieldProps = {
  label: ReactNode;
  /** Help below the control; replaced by the error. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** At the end of the label line: "Optional", "Forgot password?". */
  aside?: ReactNode;
  /** A group of radios or checkboxes, rendered as fieldset and legend. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

type FieldParts = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldParts | null>(null);

/** Label above, control, hint or error below. Inputs of this package take id, description and validity from it. */
export function Field({
  label,
  hint,
  error,
  hideLabel = false,
  aside,
  group = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const invalid = Boolean(error);
  const noteId = invalid || hint ? `${id}-note` : undefined;
  // Radios of a group have their own labels.
  const lent = useMemo(() => (group ? null : { id, describedBy: noteId, invalid }), [group, id, noteId, invalid]);
  const Box = group ? 'fieldset' : 'div';
  return (
    <Box className={classNames(css.field, className)} aria-describedby={group ? noteId : undefined}>
      <FieldLabel id={id} group={group} hidden={hideLabel} aside={aside}>
        {label}
      </FieldLabel>
      <FieldContext value={lent}>{children}</FieldContext>
      {invalid ? (
        <span className={css.error} id={noteId}>
          <CircleAlertIcon />
          <span>{error}</span>
        </span>
      ) : hint ? (
        <span className={css.hint} id={noteId}>
          {hint}
        </span>
      ) : null}
    </Box>
  );
}

function FieldLabel(props: { id: string; group: boolean; hidden: boolean; aside: ReactNode; children: ReactNode }) {
  const text = props.group ? (
    <legend className={props.hidden ? 'visually-hidden' : css.label}>{props.children}</legend>
  ) : (
    <label className={props.hidden ? 'visually-hidden' : css.label} htmlFor={props.id}>
      {props.children}
    </label>
  );
  if (!props.aside) return text;
  return (
    <span className={css.lblrow}>
      {text}
      {props.aside}
    </span>
  );
}

/** Attributes that a control takes from its field; its own attributes take precedence. */
export function useFieldControl(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  invalid?: boolean | undefined;
}) {
  const field = use(FieldContext);
  const invalid = own.invalid ?? field?.invalid ?? false;
  return {
    invalid,
    attributes: {
      id: own.id ?? field?.id,
      'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}
