import { useEffect, useState } from 'react';

let isShown = false;
const waiting: (() => void)[] = [];

/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Resolves when the first page stands and the browser has nothing more urgent to do. What no page needs at once waits
 * for it, or it would take network and processor from the first page.
 */
export function afterFirstPage(): Promise<void> {
  return new Promise((done) => {
    if (isShown) whenIdle(done);
    else waiting.push(() => whenIdle(done));
  });
}

/** True once `afterFirstPage` is over. */
export function useAfterFirstPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => void afterFirstPage().then(() => setOver(true)), []);
  return isOver;
}

/** Ends the wait. Called once, when the first page is rendered. */
export function noteFirstPage(): void {
  isShown = true;
  for (const begin of waiting.splice(0)) begin();
}

function whenIdle(done: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: PATIENCE_MS });
  else setTimeout(done);
}
