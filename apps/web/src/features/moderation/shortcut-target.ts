import { browserStore } from '../../platform/store/browser-store.ts';

/** Elements in which a letter has a meaning of its own. */
const owners = '[role="menu"], [role="listbox"], [contenteditable], audio, video';

/**
 * False for keys with a modifier, in a text field or a menu, or below an open dialog; and for characters where the
 * reader has switched the shortcuts of one letter off.
 */
export function isPageShortcut(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing || document.querySelector('dialog:modal') !== null) return false;
  if (key.length === 1 && !browserStore.get('letterKeys')) return false;
  if (target instanceof Element && target.closest(owners) !== null) return false;
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
