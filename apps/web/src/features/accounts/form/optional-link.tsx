import type { ReactNode } from 'react';
import { pageExists } from '../../../platform/settings.ts';

/** Link inside a sentence; plain text while its page does not exist. */
export function OptionalLink({ href, children }: { href: string; children?: ReactNode }) {
  if (!pageExists(href)) return <>{children}</>;
  return (
    <a className="link" href={href}>
      {children}
    </a>
  );
}
