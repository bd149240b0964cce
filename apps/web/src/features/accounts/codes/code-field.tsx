import { Trans } from '@lingui/react/macro';
import { CodeInput, type CodeInputProps } from '@peonia/ui/code-input/code-input.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import type { ReactNode } from 'react';

interface CodeFieldProps extends Pick<CodeInputProps, 'value' | 'onChange' | 'onComplete' | 'ref'> {
  readonly error?: ReactNode;
}

/** For `ref`: focuses the field when its step mounts, because the button that had the focus is gone. */
export function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Input for the six digits with its error message. Phones autofill the code from a text message. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label={<Trans>Six-digit code</Trans>} error={error}>
      <CodeInput {...input} name="code" />
    </Field>
  );
}
