type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Finds the fields of a rendered page that were filled in before the program was there. Returns a function that tells
 * React of them once the page is hydrated: React keeps what stands in a field but sends no event for it, so a
 * controlled field would fall back to its state. Passwords stay untouched.
 */
export function noteTypedWords(root: HTMLElement): () => void {
  const noted = [
    ...root.querySelectorAll<Field>('input:not([type=password], [type=radio], [type=file], [type=hidden]), textarea'),
  ]
    .filter(isChanged)
    .map((field) => ({ field, before: valueOf(field) }));
  return () => {
    for (const { field, before } of noted)
      // What has been typed since then is known to React already.
      if (valueOf(field) === before || !isChanged(field)) announce(field, before);
  };
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

function isChanged(field: Field): boolean {
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function valueOf(field: Field): string {
  return isTick(field) ? String(field.checked) : field.value;
}

/** React compares with the value it has seen last, so a field that still holds it is changed and changed back. */
function announce(field: Field, value: string): void {
  const isThere = valueOf(field) === value;
  if (isTick(field)) {
    if (isThere) field.click();
    field.click();
    return;
  }
  if (isThere) enterWords(field, '');
  enterWords(field, value);
}

/** Sets the value past React's own property, then sends the event. */
export function enterWords(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
