import { useSyncExternalStore } from 'react';

// A modal dialog makes everything outside it inert, toasts included; so what floats must live inside the topmost one.
let stack: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Puts an open modal dialog on top; returns how to take it away. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

/** The element floating things belong to: the topmost modal dialog, else the body; null on the server. */
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
