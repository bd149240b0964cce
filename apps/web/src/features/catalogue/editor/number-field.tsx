import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type ReactNode, useState } from 'react';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  /** Null for an empty field. */
  readonly onChange: (value: number | null) => void;
}

/** A number within bounds. The browser says what is wrong when the form is sent. */
export function NumberField({ label, hint, value, least, most, step = 1, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  return (
    <Field label={label} hint={hint}>
      <TextInput
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const read = event.target.valueAsNumber;
          onChange(Number.isNaN(read) ? null : read);
        }}
      />
    </Field>
  );
}
