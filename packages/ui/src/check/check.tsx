import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** One more quiet line. */
  hint?: ReactNode;
  /** Keeps the label for screen readers only, as in a table of rows. */
  hideLabel?: boolean;
};

/** A checkbox with its label; the whole row is the target. `className` goes to the row. */
export function Check({ label, hint, hideLabel, className, ...rest }: CheckProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="checkbox" className="check" />
      <span className={hideLabel ? 'sr' : 'choice-text'}>
        {/* One line of text, whatever links stand in it. */}
        <span>{label}</span>
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
    </label>
  );
}
