import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = ComponentProps<'section'> & {
  as?: ElementType;
  /** 20 px inside. */
  pad?: boolean;
  /** Touches both sides of the screen on mobile. */
  edge?: boolean;
};

/** A surface with a 1 px line. No shadow: it does not float. */
export function Card({ as: Element = 'section', pad, edge, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames('card', pad && 'pad', edge && 'edge', className)} />;
}

export type CardHeadProps = { title: ReactNode; level?: 2 | 3; action?: ReactNode; id?: string; className?: string };

/** Title on the left, one quiet action on the right. */
export function CardHead({ title, level = 2, action, id, className }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={classNames('cardhead', className)}>
      <Heading id={id}>{title}</Heading>
      {action}
    </header>
  );
}
