type Field = HTMLInputElement | HTMLTextAreaElement;

/** How long a page may take to bring a field back. */
const WAIT_MS = 10_000;

/**
 * Takes what has been typed and ticked on a page before its program was there, and answers what gives it to the
 * program. A member's page is made again over what was rendered for guests, and a guest's fields are taken over without
 * a word to React of what already stands in them: in both what a quick person wrote is not lost. Secrets are left where
 * they are.
 */
export function takeTypedWords(root: HTMLElement): () => void {
  const typed = new Map(
    fieldsIn(root)
      .filter(isTouched)
      .map((field) => [nameOf(field), valueOf(field)]),
  );
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
        if (!isTouched(field) || valueOf(field) === words) give(field, words);
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
  return [
    ...root.querySelectorAll<Field>('input:not([type=password], [type=radio], [type=file], [type=hidden]), textarea'),
  ];
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const isTouched = (field: Field) =>
  isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const valueOf = (field: Field) => (isTick(field) ? String(field.checked) : field.value);

/** What stays the same when the page is made again: ids are React's and do not. */
function nameOf(field: Field): string {
  return `${field.localName} ${field.name} ${field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''}`;
}

/** As if a person did it now. React hears only of a change: what stands there already is taken out first. */
function give(field: Field, words: string): void {
  const isThere = valueOf(field) === words;
  if (isTick(field)) {
    if (isThere) field.click();
    field.click();
  } else {
    if (isThere) type(field, '');
    type(field, words);
  }
}

/** React hears of a value only where the browser's own setter is followed by the event. */
function type(field: Field, words: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
