import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './note.module.css';

type NoteProps = {
  tone?: 'plain' | 'trust' | 'gold' | 'bad' | 'info';
  icon?: ReactNode;
  /** A button at the right, or below on narrow screens. */
  action?: ReactNode;
  /** `alert` or `status` if it appears after the page, so that it is announced. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  children: ReactNode;
};

/** An inline message: block, wait, advice, money. */
export function Note({ tone = 'plain', icon, action, role, className, children }: NoteProps) {
  return (
    <div role={role} className={classNames(css.note, className)} data-tone={tone}>
      {icon}
      <div className={css.noteText}>{children}</div>
      {action}
    </div>
  );
}
