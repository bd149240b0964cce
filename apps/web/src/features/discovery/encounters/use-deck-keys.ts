import { useEffect, useEffectEvent } from 'react';

/** Where a key already means something of its own. */
const ownKeys = 'input, textarea, select, dialog, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

interface DeckActs {
  readonly yes: () => void;
  readonly pass: () => void;
  readonly undo: () => void;
  readonly open: () => void;
}

/** The deck by keys: right is yes, left passes, z takes the last pass back, space opens the profile. */
export function useDeckKeys(acts: DeckActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const isTaken =
      event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isTaken || target.closest(ownKeys) !== null || document.querySelector('dialog[open]') !== null) return;
    // A button or link under the focus keeps its space; letters count only while nothing else of the page has the focus.
    const isOnControl = target.closest('a, button, [tabindex="0"]') !== null;
    const act = { ArrowRight: acts.yes, ArrowLeft: acts.pass, z: acts.undo, ' ': isOnControl ? undefined : acts.open }[
      event.key
    ];
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
