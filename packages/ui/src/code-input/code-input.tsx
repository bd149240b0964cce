import type { ComponentProps, SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field.tsx';
import * as css from './code-input.module.css';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string;
  onChange: (digits: string) => void;
  /** Called once when the last digit is entered. */
  onComplete?: (digits: string) => void;
  length?: number;
  invalid?: boolean;
};

/** Six boxes drawn under a single input, so that paste, SMS autofill and screen readers work. */
export function CodeInput({ value, onChange, onComplete, length = 6, invalid, className, ...rest }: CodeInputProps) {
  const control = useFieldControl({ ...rest, invalid });
  const places = Array.from({ length }, (_, place) => place);
  return (
    <span
      className={classNames(css.code, control.invalid && css.isInvalid, rest.disabled && css.isDisabled, className)}
    >
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...control.attributes}
        type="text"
        className={css.codeIn}
        value={value}
        onSelect={caretToEnd}
        onChange={(event) => {
          const digits = codeDigits(event.target.value, length);
          if (digits === value) return;
          onChange(digits);
          if (digits.length === length) onComplete?.(digits);
        }}
      />
      {places.map((place) => (
        <span
          key={place}
          className={classNames(css.codeBox, place === Math.min(value.length, length - 1) && css.isNext)}
          aria-hidden="true"
        >
          {value[place]}
        </span>
      ))}
    </span>
  );
}

/**
 * Extracts the digits of typed or pasted text: "４０７ 1-23" returns "407123", including full-width digits of Japanese
 * keyboards.
 */
export function codeDigits(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}

/**
 * Keeps the caret at the end of the invisible text, since boxes fill from the left. Select all (Ctrl+A) still works.
 */
function caretToEnd(event: SyntheticEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end);
}
