import { Trans } from '@lingui/react/macro';
import { CodeInput, type CodeInputProps } from '@peonia/ui/code-input/code-input.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import type { ReactNode } from 'react';

export interface CodeFieldProps extends Pick<CodeInputProps, 'value' | 'onChange' | 'onComplete' | 'ref'> {
  readonly error?: ReactNode;
}

/** As `ref`: the boxes take the focus when their step begins, since the button that was pressed is gone. */
export function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

/**
 * The six boxes, with the message of a wrong code at its place. Phones offer the code of the text message by
 * themselves.
 */
export function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label={<Trans>Six-digit code</Trans>} error={error}>
      <CodeInput {...input} name="code" />
    </Field>
  );
}
