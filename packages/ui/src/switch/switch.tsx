import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as checkboxCss from '../checkbox/checkbox.module.css';
import * as fieldCss from '../field/field.module.css';
import * as css from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
};

/** A switch that takes effect at once, unlike a checkbox of a form. Label on the left, switch on the right. */
export function Switch({ label, hint, hideLabel, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(checkboxCss.choice, css.switchRow, className)}>
      <span className={hideLabel ? 'visually-hidden' : `${checkboxCss.choiceText} grow`}>
        {label}
        {hint ? <span className={fieldCss.hint}>{hint}</span> : null}
      </span>
      <input {...rest} type="checkbox" role="switch" className={css.track} />
    </label>
  );
}
