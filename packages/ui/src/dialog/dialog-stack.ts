import { useSyncExternalStore } from 'react';

// A modal dialog makes everything outside it inert, toasts included; floating elements must be inside the topmost one.
let stack: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Registers an open modal dialog as the topmost one. Returns a function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

/** The topmost open modal dialog. */
export function topDialog(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

/** Container of floating elements: the topmost modal dialog, else the body; null on the server. */
export function useFloatingRoot(): HTMLElement | null {
  return useSyncExternalStore<HTMLElement | null>(
    watchDialogs,
    () => topDialog() ?? document.body,
    () => null,
  );
}

function change(next: readonly HTMLDialogElement[]) {
  stack = next;
  for (const watcher of watchers) watcher();
}

/** Calls back after a dialog opens or closes. Returns an unsubscribe function. */
export function watchDialogs(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
