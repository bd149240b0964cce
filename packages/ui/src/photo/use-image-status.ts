import { useCallback, useState } from 'react';

export type ImageStatus = 'loading' | 'success' | 'error';

/**
 * Follows one `img`. A new `src` starts at loading again. Put `ref`, `onLoad` and `onError` on the element: the ref
 * also sees an image of the server's HTML that finished or failed before the program took over.
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
