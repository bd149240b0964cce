/** Keys with a modifier, in a field with text, or in a dialog above belong to others. */
export function isPageShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog:modal') !== null) return false;
  return !(
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio')
  );
}

/** A button in focus takes Enter for itself. */
export function isButton({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}
