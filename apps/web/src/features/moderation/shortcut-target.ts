/** False for keys with a modifier, in a text field, or below an open dialog. */
export function isPageShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog:modal') !== null) return false;
  return !(
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
  );
}

/** True if the focused element handles Enter itself. */
export function isButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}
