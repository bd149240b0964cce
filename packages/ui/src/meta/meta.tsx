import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Quiet facts on one line, separated by dots: place, local time, recency. Empty ones (null, false, '') leave no dot. */
export function Meta({ children, className }: { children: ReactNode; className?: string }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <span className={classNames('meta', className)}>
      {facts.map((fact, index) => (
        // The facts have no identity beyond their place.
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}
