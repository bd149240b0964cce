import { useEffect, useState, type RefObject } from 'react';

/** True while the element is hovered or contains the focus. `key` changes with the element. */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>, key: unknown): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const gone = new AbortController();
    const on = (event: string, then: () => void) => element.addEventListener(event, then, { signal: gone.signal });
    on('pointerover', () => setPointed(true));
    on('pointerout', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => {
      gone.abort();
      setPointed(false);
      setFocused(false);
    };
  }, [ref, key]);
  return pointed || focused;
}
