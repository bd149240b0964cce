import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** A secondary line below the label. */
  hint?: ReactNode;
  /** Hides the label visually, as in a table of rows. */
  hideLabel?: boolean;
};

/** A checkbox with its label; the whole row is clickable. `className` goes to the row. */
export function Checkbox({ label, hint, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="checkbox" className="check" />
      <span className={hideLabel ? 'sr' : 'choice-text'}>
        {/* One line of text, including links. */}
        <span>{label}</span>
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
    </label>
  );
}
