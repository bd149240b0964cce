import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode };

/** A radio button; those with the same `name` form a group. Use inside `<Field group label>`. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="radio" className="check radio" />
      <span className="choice-text">
        {label}
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
    </label>
  );
}
