import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from './errors.tsx';

/** What is here by now, by its loader: needed a second time, or fetched ahead, it is there without a moment of waiting. */
const here = new WeakMap<() => Promise<unknown>, unknown>();

/** Fetches what will be needed soon. Where that fails it is tried again when it is needed. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  try {
    if (!here.has(load)) here.set(load, await load());
  } catch {
    // Nobody has asked for it yet.
  }
}

/**
 * A part of the program that comes when it is needed for the first time, and stays. Null until then; where it cannot be
 * loaded the wish is given up by `onFail` and the reason is told.
 */
export function useLoaded<T>(isNeeded: boolean, load: () => Promise<T>, onFail: () => void): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const begin = useEffectEvent(() => {
    if (loaded !== null) return;
    load().then(
      (parts) => {
        here.set(load, parts);
        setLoaded(() => parts);
      },
      (error: unknown) => {
        onFail();
        showProblem(error);
      },
    );
  });
  useEffect(() => {
    if (isNeeded) begin();
  }, [isNeeded]);
  return loaded ?? (isNeeded ? ((here.get(load) as T | undefined) ?? null) : null);
}
