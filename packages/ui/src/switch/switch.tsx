import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
};

/** A switch that takes effect at once, unlike a checkbox of a form. Label on the left, switch on the right. */
export function Switch({ label, hint, hideLabel, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('choice', 'swr', className)}>
      <span className={hideLabel ? 'sr' : 'choice-text grow'}>
        {label}
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
      <input {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
