import { watchDialogs } from '@peonia/ui/dialog/dialog-stack.ts';
import { type RefObject, useEffect } from 'react';

/** The element that had the focus, or one that it stood in, with its neighbours. */
interface Place {
  readonly element: HTMLElement;
  readonly parent: Element | null;
  readonly before: Element | null;
  readonly after: Element | null;
}

/** `keepFocus` within an element of a component. */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => (box.current === null ? undefined : keepFocus(box.current)), [box]);
}

const roots = new Set<HTMLElement>();

/**
 * An act often removes the button that was pressed. Within `root` the focus then goes to what took its place, else to
 * what stands next to it: a reader goes on from there instead of from the top of the page. Another button next to it
 * does not get the focus: the same key pressed again would press it. A root within another one keeps its own focus.
 * Returns a function that ends it.
 */
export function keepFocus(root: HTMLElement, { ofPage = false } = {}): () => void {
  roots.add(root);
  /** From the focused element outwards. */
  let places: readonly Place[] = [];
  /** Address of the page that they are of. */
  let address = '';
  const noteElement = (target: unknown) => {
    if (!(target instanceof Element)) return;
    // A dialog returns the focus to what opened it, which may be gone by then.
    if (ofPage && target.closest('dialog') !== null) return;
    const isOfInner = [...roots].some((inner) => inner !== root && root.contains(inner) && inner.contains(target));
    places = isOfInner ? [] : placesOf(target, root);
    address = location.pathname;
  };
  const note = ({ target }: FocusEvent) => noteElement(target);
  const restore = () => {
    const [last] = places;
    if (last === undefined || document.activeElement !== document.body || isSeen(last.element)) return;
    const gone = places.findLast(({ element }) => !isSeen(element));
    places = [];
    // Another page took its place, and moves the focus to its title.
    if (gone === undefined || (ofPage && gone.parent === root && location.pathname !== address)) return;
    const heir = heirOf(gone);
    if (!(heir instanceof HTMLElement)) return;
    if (heir.tabIndex === -1) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  // Effects of the page may move the focus themselves.
  const restoreSoon = () => void setTimeout(restore);
  const observer = new MutationObserver(restoreSoon);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] });
  root.addEventListener('focusin', note);
  // What was pressed before this was loaded.
  if (root.contains(document.activeElement)) noteElement(document.activeElement);
  // Of dialogs anywhere, while what opened them may be gone already.
  const stopDialogs = ofPage ? watchDialogs(restoreSoon) : null;
  return () => {
    roots.delete(root);
    observer.disconnect();
    stopDialogs?.();
    root.removeEventListener('focusin', note);
  };
}

function placesOf(target: EventTarget | null, root: HTMLElement): readonly Place[] {
  const places: Place[] = [];
  for (let element = target; element instanceof HTMLElement && element !== root; element = element.parentElement) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling: after } = element;
    places.push({ element, parent, before, after });
  }
  return places;
}

/** What stands now where the outermost removed element stood: its replacement, or its neighbour. */
function heirOf({ parent, before, after }: Place): Element | null {
  if (parent === null || !isSeen(parent)) return null;
  const previous = before?.parentElement === parent ? before : null;
  const next = after?.parentElement === parent ? after : null;
  const there =
    previous === null ? (next?.previousElementSibling ?? parent.firstElementChild) : previous.nextElementSibling;
  const replacement = there === null || there === next || !isSeen(there) ? null : there;
  const neighbour = next ?? (previous === null ? null : endOf(previous));
  const isControl = neighbour instanceof HTMLElement && neighbour.tabIndex >= 0;
  return replacement ?? (isControl ? null : neighbour) ?? parent;
}

/** The last row of a list or table, behind which its reader goes on; the element itself where it has none. */
function endOf(element: Element): Element {
  return [...element.querySelectorAll('li, tr')].findLast(isSeen) ?? element;
}

function isSeen(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}
