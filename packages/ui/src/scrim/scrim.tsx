import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './scrim.module.css';

export type ScrimProps = { children?: ReactNode; className?: string };

/**
 * Dark backdrop of floating elements that are no dialogs, such as a drop zone; `useDismiss` closes it. Dialogs bring
 * their own.
 */
export function Scrim({ children, className }: ScrimProps) {
  return <div className={classNames(css.scrim, className)}>{children}</div>;
}
