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
          <dd>{typeof value === 'string' ? breakAddress(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A narrow column ends a line of an e-mail address before its "@" rather than within a word. */
function breakAddress(text: string): ReactNode {
  const at = text.indexOf('@');
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
