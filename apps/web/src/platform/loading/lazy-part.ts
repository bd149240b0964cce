import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { showProblem } from '../errors/errors.tsx';
import { openCatalogues } from '../language/language.tsx';
import { signal } from '../signal.ts';
import { showBusyLine } from './busy-line.ts';
import { asShownError } from './program-file.ts';

/** A part of the program that loads at its first use. */
export interface LazyPart<T> {
  readonly load: () => Promise<T>;
  /** Loads a part that is needed soon. A failure is silent; the part is loaded again when it is needed. */
  readonly prefetch: () => Promise<void>;
  /**
   * For components: the part, null until it is loaded. Loads it once `isNeeded`; on a failure calls `onFail` and shows
   * the problem. What `onFail` closes again was opened by a press, which the busy line stands for.
   */
  readonly use: (isNeeded: boolean, onFail?: () => void) => T | null;
}

/** Creates a part from its import, with the catalogues of its texts. */
export function lazyPart<T>(importPart: () => Promise<T>, ...catalogues: readonly string[]): LazyPart<T> {
  let known: { readonly part: T } | null = null;
  const becameKnown = signal();

  const load = async () => {
    try {
      const [part] = await Promise.all([importPart(), catalogues.length === 0 ? null : openCatalogues(...catalogues)]);
      if (known === null) {
        known = { part };
        becameKnown.emit();
      }
      return part;
    } catch (error) {
      throw asShownError(error);
    }
  };

  return {
    load,
    async prefetch() {
      if (known === null) await load().catch(() => {});
    },
    use(isNeeded, onFail) {
      // Null while a part of the document is hydrated, as on the server: another may have loaded it long before.
      const shared = useSyncExternalStore(
        becameKnown.subscribe,
        () => (isNeeded ? known : null),
        () => null,
      );
      const [loaded, setLoaded] = useState<T | null>(null);
      const begin = useEffectEvent(() => {
        if (loaded !== null) return;
        (onFail === undefined ? load() : showBusyLine(load())).then(
          (part) => setLoaded(() => part),
          (error: unknown) => {
            onFail?.();
            showProblem(error);
          },
        );
      });
      useEffect(() => {
        if (isNeeded) begin();
      }, [isNeeded]);
      return loaded ?? shared?.part ?? null;
    },
  };
}
