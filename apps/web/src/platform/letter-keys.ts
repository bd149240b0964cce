import { useEffect, useEffectEvent } from 'react';
import { browserStore } from './store/browser-store.ts';

/** Elements in which a letter key types or has its own meaning. */
const writing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], audio, video';

/**
 * Shortcuts of one letter for a page. They are off while typing, under an open dialog or menu, with Ctrl or Alt, and if
 * the member disabled them. Source: design, section 5, "Keyboard".
 */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined || !isMeant(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isMeant({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !browserStore.get('letterKeys')) return false;
  return (
    !(target instanceof Element && target.closest(writing) !== null) && document.querySelector('dialog:modal') === null
  );
}
