import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './card.module.css';

type CardProps = ComponentProps<'section'> & {
  as?: ElementType;
  /** Padding of 20 px. */
  pad?: boolean;
  /** Full width on mobile, without side margins. */
  edge?: boolean;
};

/** A surface with a 1 px border, without shadow. */
export function Card({ as: Element = 'section', pad, edge, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(css.card, pad && css.pad, edge && css.edge, className)} />;
}

type CardHeadProps = { title: ReactNode; level?: 2 | 3; action?: ReactNode; id?: string; className?: string };

/** Card title with an optional action on the right. */
export function CardHead({ title, level = 2, action, id, className }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={classNames(css.cardhead, className)}>
      <Heading id={id}>{title}</Heading>
      {action}
    </header>
  );
}
