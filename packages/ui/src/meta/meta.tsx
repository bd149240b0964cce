import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Secondary facts on one line, separated by dots: place, local time, last seen. Empty ones (null, false, '') leave no
 * dot.
 */
export function Meta({ children, className }: { children: ReactNode; className?: string }) {
  const facts = Children.map(children, (fact) =>
    fact === null || fact === undefined || fact === '' ? null : <span>{fact}</span>,
  );
  if (!facts?.length) return null;
  return <span className={classNames('meta', className)}>{facts}</span>;
}
