import type { ShellLock } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useSignedIn } from '../../../platform/session/session.ts';

const part = lazyPart(async () => (await import('./phone-lock.tsx')).PhoneLock, 'settings.phone');

/** The lock of the phone, in the mobile app. Nothing in a browser. */
export function PhoneLockHost() {
  const isSignedIn = useSignedIn();
  const [lock, setLock] = useState<ShellLock>();
  // After hydration: the server does not know of the shell.
  useEffect(() => setLock(window.appShell?.lock), []);
  const isOffered = isSignedIn && lock !== undefined;
  const PhoneLock = part.use(isOffered);
  return isOffered && PhoneLock !== null ? <PhoneLock lock={lock} /> : null;
}
