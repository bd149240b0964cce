import { useRef, type KeyboardEvent } from 'react';

/** Milliseconds within which typed letters form one word. */
const WORD = 500;

type RovingOptions = {
  /** Selects the focusable items of the container. */
  items: string;
  orientation: 'vertical' | 'horizontal';
  /** Letters jump to the next item that starts with them. */
  typeahead?: boolean;
  /** Called with the item that received the focus. */
  onMove?: (item: HTMLElement) => void;
};

/**
 * Arrow keys, Home, End and letters move the focus among the items of a container, wrapping at the ends. Returns
 * `onKeyDown`.
 */
export function useRovingFocus({ items, orientation, typeahead = false, onMove }: RovingOptions) {
  const typed = useRef({ word: '', at: 0 });

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(items));
    const here = all.findIndex((item) => item === document.activeElement);
    const next =
      arrowTarget(event.key, orientation, here, all.length) ?? (typeahead ? letterTarget(event, all, here) : undefined);
    const item = next === undefined ? undefined : all[next];
    if (!item) return;
    event.preventDefault();
    item.focus();
    onMove?.(item);
  };

  function letterTarget(event: KeyboardEvent, all: readonly HTMLElement[], here: number) {
    if (Array.from(event.key).length !== 1 || event.key === ' ') return undefined;
    const fresh = event.timeStamp - typed.current.at > WORD;
    const word = (fresh ? '' : typed.current.word) + event.key.toLocaleLowerCase();
    typed.current = { word, at: event.timeStamp };
    // A single letter searches after the current item; a longer prefix may match the current one.
    const start = word.length === 1 ? here + 1 : Math.max(here, 0);
    for (let step = 0; step < all.length; step += 1) {
      const index = (start + step) % all.length;
      if (all[index]?.textContent.trim().toLocaleLowerCase().startsWith(word)) return index;
    }
    return undefined;
  }
}

/** Target index of a key, or undefined if the key is not handled. */
export function arrowTarget(
  key: string,
  orientation: 'vertical' | 'horizontal',
  here: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (here + 1) % count;
  if (key === back) return here <= 0 ? count - 1 : here - 1;
  return undefined;
}
