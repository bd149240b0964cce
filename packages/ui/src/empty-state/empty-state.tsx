import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

/** Empty state of a list with one action. */
export function EmptyState({ icon, title, text, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(css.empty, className)}>
      <span className={css.icon}>{icon}</span>
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}
