import { useEffect, useEffectEvent } from 'react';
import { browserStore } from './store/browser-store.ts';

/** Where letters are written, or mean something of their own. */
const writing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], audio, video';

/**
 * Keys of one letter for a page, by the letter. They rest while something is written, under an open dialog or menu,
 * with Ctrl or Alt, and where the member has switched them off. Source: design, section 5, "Keyboard".
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
