import { useEffect } from 'react';
import { afterFirstPage } from '../../platform/loading/first-page.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { updateCallScreen, useCallScreenState } from './state/call-screen-state.ts';

const screensPart = lazyPart(async () => (await import('./screen/call-screens.tsx')).CallScreens, 'calls', 'profiles');

/** Container of calls on every page. Rendered once, in the frame; its code loads with the first call. */
export function CallHost() {
  const { request, isRunning } = useCallScreenState();
  const isNeeded = request !== null || isRunning;
  const Screens = screensPart.use(isNeeded, () => updateCallScreen({ request: null }));
  useEffect(startCalls, []);
  return isNeeded && Screens !== null ? <Screens request={request} /> : null;
}

/** The event handling loads after the first page. */
function startCalls(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    try {
      await afterFirstPage();
      const { watchCalls } = await import('./watch-calls.ts');
      if (!isOver) stop = watchCalls();
    } catch {
      // Offline it cannot be loaded; retried when online.
      addEventListener('online', () => void start(), { once: true });
    }
  };
  void start();
  return () => {
    isOver = true;
    stop?.();
  };
}
