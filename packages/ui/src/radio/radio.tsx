import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as checkboxCss from '../checkbox/checkbox.module.css';
import * as fieldCss from '../field/field.module.css';
import * as css from './radio.module.css';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode };

/** A radio button; those with the same `name` form a group. Use inside `<Field group label>`. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(checkboxCss.choice, className)}>
      <input {...rest} type="radio" className={`${checkboxCss.check} ${css.check} ${css.radio}`} />
      <span className={checkboxCss.choiceText}>
        {label}
        {hint ? <span className={fieldCss.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
