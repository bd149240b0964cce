import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import type { ReactNode } from 'react';

export interface CodeSelectProps<Code extends number | string> {
  readonly label: ReactNode;
  /** Codes in the order in which they are shown. */
  readonly codes: readonly Code[];
  readonly labels: { readonly [code in Code]: MessageDescriptor };
  readonly value: Code | null;
  readonly onChange: (code: Code | null) => void;
  /** First entry, for null: "Not said". */
  readonly none?: string;
  readonly hint?: ReactNode;
}

/** One coded option of a profile. Not saying is always possible. */
export function CodeSelect<Code extends number | string>({
  label,
  codes,
  labels,
  value,
  onChange,
  none,
  hint,
}: CodeSelectProps<Code>) {
  const { t, i18n } = useLingui();
  return (
    <Field label={label} hint={hint}>
      <Select
        placeholder={none ?? t`Not said`}
        options={codes.map((code) => ({ value: String(code), label: i18n._(labels[code]) }))}
        value={value ?? ''}
        onChange={(event) => onChange(codes.find((code) => String(code) === event.target.value) ?? null)}
      />
    </Field>
  );
}
