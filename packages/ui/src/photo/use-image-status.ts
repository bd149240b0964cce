import { useCallback, useState } from 'react';

type ImageStatus = 'loading' | 'success' | 'error';

/**
 * Tracks the loading of an `img`. A new `src` starts over. Put `ref`, `onLoad` and `onError` on the element: the ref
 * also detects an image of server HTML that finished or failed before hydration.
 */
export function useImageStatus(src: string | undefined) {
  const [seen, setSeen] = useState<{ src: string | undefined; status: ImageStatus }>({ src, status: 'loading' });
  const status = seen.src === src ? seen.status : 'loading';
  const onLoad = useCallback(() => setSeen({ src, status: 'success' }), [src]);
  const onError = useCallback(() => setSeen({ src, status: 'error' }), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !src) return;
      if (image.naturalWidth > 0) onLoad();
      else onError();
    },
    [src, onLoad, onError],
  );
  return { status, ref, onLoad, onError };
}
