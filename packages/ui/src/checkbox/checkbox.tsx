import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as fieldCss from '../field/field.module.css';
import * as css from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** A secondary line below the label. */
  hint?: ReactNode;
  /** Hides the label visually, as in a table of rows. */
  hideLabel?: boolean;
};

/** A checkbox with its label; the whole row is clickable. `className` goes to the row. */
export function Checkbox({ label, hint, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(css.choice, className)}>
      <input {...rest} type="checkbox" className={css.check} />
      <span className={hideLabel ? 'visually-hidden' : css.choiceText}>
        {/* One line of text, including links. */}
        <span>{label}</span>
        {hint ? <span className={fieldCss.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
