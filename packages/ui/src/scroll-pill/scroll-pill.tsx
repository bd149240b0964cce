import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowDownIcon } from '../icons/arrow-down.tsx';
import { ArrowUpIcon } from '../icons/arrow-up.tsx';
import * as css from './scroll-pill.module.css';

type ScrollPillProps = {
  /** "3 new". */
  children: ReactNode;
  onClick: () => void;
  /** Direction of the new items. */
  to?: 'top' | 'bottom';
  className?: string;
};

/** Announces new posts or messages without moving the reader. */
export function ScrollPill({ children, onClick, to = 'top', className }: ScrollPillProps) {
  return (
    <span role="status" className={classNames(css.scrollPill, className)} data-to={to}>
      <button type="button" onClick={onClick}>
        {to === 'top' ? <ArrowUpIcon /> : <ArrowDownIcon />}
        {children}
      </button>
    </span>
  );
}
