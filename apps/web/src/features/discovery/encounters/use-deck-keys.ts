import { useEffect, useEffectEvent } from 'react';

/** Elements with their own keyboard input. */
const ownKeys = 'input, textarea, select, dialog, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

interface DeckKeyHandlers {
  readonly yes: () => void;
  readonly pass: () => void;
  readonly undo: () => void;
  readonly open: () => void;
}

/** Keyboard shortcuts of the deck: right likes, left passes, z undoes the last pass, space opens the profile. */
export function useDeckKeys(handlers: DeckKeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken =
      event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isTaken || target.closest(ownKeys) !== null || document.querySelector('dialog[open]') !== null) return;
    // A focused button or link keeps its own space key.
    const isOnControl = target.closest('a, button, [tabindex="0"]') !== null;
    const act = {
      ArrowRight: handlers.yes,
      ArrowLeft: handlers.pass,
      z: handlers.undo,
      ' ': isOnControl ? undefined : handlers.open,
    }[event.key];
    if (act === undefined || (event.key === 'z' && target.closest('main, body') === null)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
