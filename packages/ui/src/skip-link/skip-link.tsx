import type { ReactNode } from 'react';
import * as css from './skip-link.module.css';

/** First element of the page, visible only when focused. `href` is the main content: "#main". */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  );
}
