import { useEffect, useState } from 'react';

let isShown = false;
let isNoted = false;
/** Parts of the first screen that are still coming. */
let coming = 0;
const waiting: (() => void)[] = [];

/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 500;
/** Longest wait for the parts of the first screen: events and calls must not wait for a reply that does not come. */
const PARTS_PATIENCE_MS = 3_000;

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

/** True once the first page and the parts of its first screen are there. */
export function firstPageStands(): boolean {
  return isShown;
}

/** True once `afterFirstPage` is over. */
export function useAfterFirstPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => void afterFirstPage().then(() => setOver(true)), []);
  return isOver;
}

/** Ends the wait, once the parts of the first screen are there. Called when the first page is rendered. */
export function noteFirstPage(): void {
  if (isNoted) return;
  isNoted = true;
  if (coming === 0) end();
  else setTimeout(end, PARTS_PATIENCE_MS);
}

/** The first page does not stand while a part of it `isComing`, for a few seconds at most. */
export function useFirstPagePart(isComing: boolean): void {
  useEffect(() => {
    if (!isComing) return;
    coming += 1;
    return () => {
      coming -= 1;
      if (isNoted && coming === 0) end();
    };
  }, [isComing]);
}

function end(): void {
  isShown = true;
  for (const begin of waiting.splice(0)) begin();
}

function whenIdle(done: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: PATIENCE_MS });
  else setTimeout(done);
}
