import type { PressedKey } from './is-send-shortcut.ts';

/** Returns whether a key edits the last own message: the arrow up in an empty field. Never during IME composition. */
export function isEditShortcut(pressed: PressedKey, text: string): boolean {
  const { key, isComposing, keyCode, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const isModified = shiftKey || ctrlKey || metaKey || altKey;
  return key === 'ArrowUp' && text === '' && !isComposing && keyCode !== 229 && !isModified;
}
