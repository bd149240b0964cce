import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as checkboxCss from '../checkbox/checkbox.module.css';
import * as fieldCss from '../field/field.module.css';
import * as radioCss from '../radio/radio.module.css';
import * as css from './radio-card.module.css';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode;
  /** What choosing it means. */
  description?: ReactNode;
  /** At the right: price, badge. */
  aside?: ReactNode;
};

/** A radio as a card: title, description, price. */
export function RadioCard({ title, description, aside, className, ...rest }: RadioCardProps) {
  return (
    <label className={classNames(css.radioCard, className)}>
      <input
        {...rest}
        type="radio"
        className={`${checkboxCss.check} ${css.check} ${radioCss.check} ${radioCss.radio}`}
      />
      <span className={css.rcardText}>
        <span className={css.rcardTitle}>{title}</span>
        {description ? <span className={`${fieldCss.hint} ${css.hint}`}>{description}</span> : null}
      </span>
      {aside ? <span className={css.rcardAside}>{aside}</span> : null}
    </label>
  );
}
