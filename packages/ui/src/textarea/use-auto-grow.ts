import { useCallback, type Ref } from 'react';

/**
 * Grows a textarea with its text in browsers without `field-sizing: content`. Returns the ref to set; the caller's own
 * ref is forwarded.
 */
export function useAutoGrow(outer: Ref<HTMLTextAreaElement> | undefined) {
  return useCallback(
    (area: HTMLTextAreaElement | null) => {
      const release = hand(outer, area);
      if (!area || CSS.supports('field-sizing', 'content')) return release;
      const fit = () => {
        area.style.height = 'auto';
        area.style.height = `${area.scrollHeight}px`;
      };
      fit();
      area.addEventListener('input', fit);
      return () => {
        area.removeEventListener('input', fit);
        release();
      };
    },
    [outer],
  );
}

function hand<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === 'function') {
    const release = ref(value);
    return typeof release === 'function' ? release : () => void ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}
