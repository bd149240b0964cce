type Field = HTMLInputElement | HTMLTextAreaElement;

/** How long a page may take to bring a field back. */
const WAIT_MS = 10_000;

/**
 * Takes what has been typed into a page that is about to be made anew, and answers what puts it back. A member's page is
 * rendered for guests first; what a quick member writes into that sketch is not lost. Secrets are left where they are.
 */
export function takeTypedWords(root: HTMLElement): () => void {
  const typed = new Map(fieldsIn(root).filter((field) => field.value !== field.defaultValue).map((field) => [nameOf(field), field.value]));
  const focused = document.activeElement;
  const focusedName = isField(focused) && root.contains(focused) ? nameOf(focused) : null;
  return () => {
    if (typed.size === 0 && focusedName === null) return;
    let isFocusDue = focusedName !== null;
    const putBack = () => {
      for (const field of fieldsIn(root)) {
        const name = nameOf(field);
        if (isFocusDue && name === focusedName) {
          isFocusDue = false;
          field.focus({ preventScroll: true });
        }
        const words = typed.get(name);
        if (words === undefined) continue;
        typed.delete(name);
        if (field.value === field.defaultValue) type(field, words);
      }
      if (typed.size === 0 && !isFocusDue) observer.disconnect();
    };
    const observer = new MutationObserver(putBack);
    observer.observe(root, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), WAIT_MS);
    putBack();
  };
}

function fieldsIn(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input:not([type=password], [type=checkbox], [type=radio], [type=file], [type=hidden]), textarea')];
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** What stays the same when the page is made anew: ids are React's and do not. */
function nameOf(field: Field): string {
  return `${field.localName} ${field.name} ${field.getAttribute('aria-label') ?? ''}`;
}

/** As if a person had typed: React hears of a value only where the browser's own setter is followed by the event. */
function type(field: Field, words: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
