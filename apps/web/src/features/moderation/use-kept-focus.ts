import { type RefObject, useEffect } from 'react';

/** Parts of a page that take the focus of what has gone. */
const parts = '[data-queue=view], section, article, form, fieldset, li, [role=group], main';

/**
 * An act often removes the button that was pressed. Within `box` the focus then goes to the part of the page that the
 * button stood in, so that a reader goes on from there instead of from the top of the page.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current;
    if (root === null) return;
    /** The element that had the focus, and what it stood in, inside first. */
    let path: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => (path = pathOf(target, root));
    const restore = () => {
      const [last] = path;
      if (last === undefined || document.activeElement !== document.body || last.checkVisibility()) return;
      const rest = path.find((element) => element.isConnected && element.checkVisibility());
      path = [];
      const part = rest?.closest<HTMLElement>(parts);
      if (part === undefined || part === null) return;
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
    // Effects of the page may move the focus themselves.
    const observer = new MutationObserver(() => setTimeout(restore));
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] });
    root.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', note);
    };
  }, [box]);
}

function pathOf(target: EventTarget | null, root: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let element = target; element instanceof HTMLElement && element !== root; element = element.parentElement)
    path.push(element);
  return [...path, root];
}
