import type { ReactNode } from 'react';

/** First thing in the page: unseen until focused. `href` is the main part: "#main". */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
