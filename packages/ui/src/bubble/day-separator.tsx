import type { ReactNode } from 'react';

/** "Today" or "12 October" between the messages of two days. */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <div className="day">{children}</div>;
}
