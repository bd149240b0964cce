import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

const part = lazyPart(async () => (await import('./computer-settings.tsx')).ComputerSettings, 'settings.computer');

/** Settings of the desktop program. Nothing in a browser, and in a shell that offers none. */
export function ComputerSettingsHost() {
  const [shell, setShell] = useState<AppShell>();
  // After hydration: the server does not know of the shell.
  useEffect(() => setShell(window.appShell), []);
  const isOffered = shell?.autostart !== undefined || shell?.spelling !== undefined;
  const ComputerSettings = part.use(isOffered);
  return isOffered && ComputerSettings !== null ? <ComputerSettings shell={shell} /> : null;
}
