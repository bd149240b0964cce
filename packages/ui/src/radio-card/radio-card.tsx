import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode;
  /** What choosing it means. */
  description?: ReactNode;
  /** At the right: price, badge. */
  aside?: ReactNode;
};

/** A radio as a card: title, description, price. */
export function RadioCard({ title, description, aside, className, ...rest }: RadioCardProps) {
  return (
    <label className={classNames('rcard', className)}>
      <input {...rest} type="radio" className="check radio" />
      <span className="rcard-text">
        <span className="rcard-title">{title}</span>
        {description ? <span className="hint">{description}</span> : null}
      </span>
      {aside ? <span className="rcard-aside">{aside}</span> : null}
    </label>
  );
}
