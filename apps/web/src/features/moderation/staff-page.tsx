import type { ReactNode } from 'react';
import * as css from './staff.module.css';

/** Width and margins of a staff page, for features that bring a desk of their own. */
export function StaffPage({ children }: { children: ReactNode }) {
  return <div className={css.staffPage}>{children}</div>;
}
