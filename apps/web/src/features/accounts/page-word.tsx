import type { ReactNode } from 'react';
import { pageExists } from '../../platform/settings.ts';

/** A word of a sentence that is a link as soon as its page is there. */
export function PageWord({ href, children }: { href: string; children?: ReactNode }) {
  if (!pageExists(href)) return <>{children}</>;
  return (
    <a className="link" href={href}>
      {children}
    </a>
  );
}
