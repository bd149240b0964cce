import type { ReactNode } from 'react';
import * as css from './bubble.module.css';

/** "Today" or "12 October" between the messages of two days. */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <div className={css.day}>{children}</div>;
}
