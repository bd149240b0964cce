import type { ReactNode } from 'react';
import * as css from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in as many columns as fit. Labels are unique. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.factList}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
