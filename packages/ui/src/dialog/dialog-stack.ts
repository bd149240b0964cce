import { useSyncExternalStore } from 'react';

// A modal dialog makes everything outside it inert, toasts included; floating elements must be inside the topmost one.
let stack: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Registers an open modal dialog as the topmost one. Returns a function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

/** Container of floating elements: the topmost modal dialog, else the body; null on the server. */
export function useFloatingRoot(): HTMLElement | null {
  return useSyncExternalStore<HTMLElement | null>(
    watch,
    () => stack.at(-1) ?? document.body,
    () => null,
  );
}

function change(next: readonly HTMLDialogElement[]) {
  stack = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
