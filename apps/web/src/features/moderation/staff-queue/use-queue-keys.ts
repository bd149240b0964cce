import { useEffect, useEffectEvent } from 'react';
import { isButton, isPageShortcut } from '../shortcut-target.ts';

/** Keys that go on while they are held: those that move through a list. Any other acts once a press. */
const moving: ReadonlySet<string> = new Set(['j', 'k']);

/** Runs the action of a key, except while writing, below a dialog, and for Enter on a button but the selected row. */
export function useQueueKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined || !isPageShortcut(event)) return;
    if (event.repeat && !moving.has(event.key)) return;
    if (event.key === 'Enter' && isButton(event) && !isSelectedRow(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Its case is open already, so that Enter moves on into it. */
function isSelectedRow({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement && target.ariaCurrent === 'true';
}
