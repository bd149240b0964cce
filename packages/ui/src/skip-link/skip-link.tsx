import type { ReactNode } from 'react';

/** First element of the page, visible only when focused. `href` is the main content: "#main". */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
