import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Place } from './place.ts';
import { useRouter, useShown } from './router-provider.tsx';
import type { Router } from './router.ts';

/** Current place. */
export function useLocation(): Place {
  return useShown().place;
}

/** Navigates to a URL or through the history. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

/** Route parameters of the path, such as `id`. */
export function useParams(): Readonly<Record<string, string>> {
  return useShown().found?.params ?? noParams;
}

const noParams = {};

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Reloads the data of the page. */
export function useRevalidator(): { readonly revalidate: () => Promise<void>; readonly isLoading: boolean } {
  return { revalidate: useRouter().revalidate, isLoading: useShown().isReloading === true };
}

/** A blocked navigation that waits for confirmation. */
interface HeldLeave {
  proceed(): void;
  stay(): void;
}

/** Blocks leaving the page while `holds` returns true. Null while nothing is blocked. */
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
