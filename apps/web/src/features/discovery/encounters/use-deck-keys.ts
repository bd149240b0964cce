import { useEffect, useEffectEvent } from 'react';

/** Elements with their own keyboard input. */
const ownKeys = 'input, textarea, select, dialog, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/** Keyboard shortcuts of the deck by `event.key`; off in fields, menus and dialogs, and with a modifier key. */
export function useDeckKeys(handlers: { readonly [key: string]: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken =
      event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isTaken || target.closest(ownKeys) !== null || document.querySelector('dialog[open]') !== null) return;
    // A focused button or link keeps its own space key.
    if (event.key === ' ' && target.closest('a, button, [tabindex="0"]') !== null) return;
    const act = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
