import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Place } from './place.ts';
import { useRouter, useShown } from './router-provider.tsx';
import type { Router } from './router.ts';

/** Where the reader is. */
export function useLocation(): Place {
  return useShown().place;
}

/** Goes to an address, or steps through the history. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

/** The parts of the address that the route names, such as `id`. */
export function useParams(): Readonly<Record<string, string>> {
  return useShown().found?.params ?? noParams;
}

const noParams = {};

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Loads the page's data once more. */
export function useRevalidator(): { readonly revalidate: () => Promise<void>; readonly isLoading: boolean } {
  return { revalidate: useRouter().revalidate, isLoading: useShown().isReloading === true };
}

/** A leave that waits for the reader's word. */
export interface HeldLeave {
  proceed(): void;
  stay(): void;
}

/** Keeps the reader on the page where `holds` says so; null while nobody wants to leave. */
export function useHold(holds: (from: Place, to: Place) => boolean): HeldLeave | null {
  const router = useRouter();
  const [held, setHeld] = useState<HeldLeave | null>(null);
  const ask = useEffectEvent(holds);
  useEffect(
    () =>
      router.hold({
        holds: (from, to) => ask(from, to),
        onHeld(proceed) {
          const stay = () => setHeld(null);
          setHeld({
            stay,
            proceed() {
              stay();
              proceed();
            },
          });
        },
      }),
    [router],
  );
  return held;
}
