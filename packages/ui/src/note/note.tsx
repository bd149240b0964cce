import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type NoteProps = {
  tone?: 'plain' | 'trust' | 'gold' | 'bad' | 'info';
  icon?: ReactNode;
  /** At the right, or below on a narrow screen: a button. */
  action?: ReactNode;
  /** `alert` or `status` when it appears after the page, so that it is announced. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  children: ReactNode;
};

/** A sentence that stays in place: block, wait, advice, money. */
export function Note({ tone = 'plain', icon, action, role, className, children }: NoteProps) {
  return (
    <div role={role} className={classNames('note', tone !== 'plain' && tone, className)}>
      {icon}
      <div className="note-text">{children}</div>
      {action}
    </div>
  );
}
