import { useEffect } from 'react';
import { openCatalogues } from '../../platform/language.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';
import { changeDoor, useCallDoor } from './call-door.ts';

async function loadScreens() {
  const [{ CallScreens }] = await Promise.all([
    import('./screen/call-screens.tsx'),
    openCatalogues('calls', 'profiles'),
  ]);
  return CallScreens;
}

/**
 * Where calls ring and run, beside every page and over every change of it. Once, in the frame; its program comes with
 * the first call.
 */
export function CallHost() {
  const { wish, isRunning } = useCallDoor();
  const isNeeded = wish !== null || isRunning;
  const Screens = useLoaded(isNeeded, loadScreens, () => changeDoor({ wish: null }));
  useEffect(startCalls, []);
  return isNeeded && Screens !== null ? <Screens wish={wish} /> : null;
}

/** The part that listens comes after the page is there. */
function startCalls(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = () =>
    import('./watch-calls.ts').then(
      ({ watchCalls }) => {
        if (!isOver) stop = watchCalls();
      },
      // Without a network it is not to be had.
      () => addEventListener('online', () => void start(), { once: true }),
    );
  void start();
  return () => {
    isOver = true;
    stop?.();
  };
}
