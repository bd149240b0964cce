import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import type { ReactNode } from 'react';

interface CodeSelectProps<Code extends number | string> {
  readonly label: ReactNode;
  /** Codes in display order. */
  readonly codes: readonly Code[];
  readonly labels: { readonly [code in Code]: MessageDescriptor };
  readonly value: Code | null;
  readonly onChange: (code: Code | null) => void;
  /** Label of the empty option: "Not specified". */
  readonly none?: string;
  readonly hint?: ReactNode;
}

/** A select for a coded profile field; the empty option is always available. */
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
        placeholder={none ?? t`Not specified`}
        options={codes.map((code) => ({ value: String(code), label: i18n._(labels[code]) }))}
        value={value ?? ''}
        onChange={(event) => onChange(codes.find((code) => String(code) === event.target.value) ?? null)}
      />
    </Field>
  );
}
