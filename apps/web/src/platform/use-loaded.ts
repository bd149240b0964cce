import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from './errors.tsx';

/**
 * A part of the program that comes when it is needed for the first time, and stays. Null until then; where it cannot be loaded
 * the wish is given up by `onFail` and the reason is told.
 */
export function useLoaded<T>(isNeeded: boolean, load: () => Promise<T>, onFail: () => void): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const begin = useEffectEvent(() => {
    if (loaded !== null) return;
    load().then(
      (parts) => setLoaded(() => parts),
      (error: unknown) => {
        onFail();
        showProblem(error);
      },
    );
  });
  useEffect(() => {
    if (isNeeded) begin();
  }, [isNeeded]);
  return loaded;
}
