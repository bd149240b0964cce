import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field.tsx';
import { CircleCheckIcon } from '../icons/circle-check.tsx';
import * as css from './text-input.module.css';

export type TextInputProps = ComponentProps<'input'> & {
  icon?: ReactNode;
  /** After the text: a unit, a button, a lock. */
  trailing?: ReactNode;
  /** A sunken pill, for search. */
  pill?: boolean;
  invalid?: boolean;
  /** Shows a tick; also describe it in the hint. */
  valid?: boolean;
};

/** A single-line text input. `className` goes to the box, everything else (and `ref`) to the input. */
export function TextInput({ icon, trailing, pill, invalid, valid, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl({ ...rest, invalid });
  return (
    <span
      className={classNames(
        css.input,
        pill && css.pillInp,
        control.invalid && css.isInvalid,
        rest.disabled && css.isDisabled,
        className,
      )}
    >
      {icon}
      <input {...rest} {...control.attributes} type={type} />
      {valid && !control.invalid ? <CircleCheckIcon className={css.inpOk} /> : null}
      {trailing}
    </span>
  );
}
