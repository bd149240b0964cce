import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect } from 'react';
import { closeTopmost } from '../../../platform/close-topmost.ts';
import { localePath } from '../../../platform/language/language.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { useSignedIn } from '../../../platform/session/session.ts';
import { historyPlace } from './history-place.ts';

/**
 * The system's back button closes what is open above the page, then goes back, then home, and leaves the app from
 * there.
 */
export function useBackButton({ onBack, leave }: AppShell): void {
  const navigate = useNavigate();
  const isSignedIn = useSignedIn();
  useEffect(
    () =>
      onBack?.(() => {
        const home = localePath(isSignedIn ? '/home' : '/');
        if (closeTopmost()) return;
        if (historyPlace() > 0) void navigate(-1);
        else if (location.pathname === home) leave?.();
        else void navigate(home, { replace: true });
      }),
    [onBack, leave, navigate, isSignedIn],
  );
}
