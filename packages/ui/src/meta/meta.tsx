import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './meta.module.css';

/**
 * Secondary facts on one line, separated by dots: place, local time, last seen. Empty ones (null, false, '') leave no
 * dot.
 */
export function Meta({ children, className }: { children: ReactNode; className?: string }) {
  const facts = Children.map(children, (fact) =>
    fact === null || fact === undefined || fact === '' ? null : <span>{fact}</span>,
  );
  if (!facts?.length) return null;
  return <span className={classNames(css.meta, className)}>{facts}</span>;
}
