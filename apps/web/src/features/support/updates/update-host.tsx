import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

const updatesPart = lazyPart(async () => (await import('./shell-updates.tsx')).ShellUpdates, 'support');

/** Offers updates of the mobile or desktop shell. Mounted once, in the app frame; does nothing in a browser. */
export function UpdateHost(): ReactNode {
  const [shell] = useState(() => window.appShell);
  const ShellUpdates = updatesPart.use(shell !== undefined);
  return shell === undefined || ShellUpdates === null ? null : <ShellUpdates shell={shell} />;
}
