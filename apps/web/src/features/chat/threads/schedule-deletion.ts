import type { Thread } from '@peonia/contract/chat/chat.ts';
import { deleteThread } from '@peonia/contract/chat/message-threads.ts';
import { useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { signal } from '../../../platform/signal.ts';

/** Time during which a deletion can be undone. */
const UNDO_MS = 6_000;

const leaving = new Map<number, ReturnType<typeof setTimeout>>();
const changed = signal(() => {
  addEventListener('pagehide', removeAll);
  return () => removeEventListener('pagehide', removeAll);
});
let ids: ReadonlySet<number> = new Set();
const none: ReadonlySet<number> = new Set();

/** Hides a thread and deletes it after the undo time. Returns an undo function. */
export function scheduleDeletion({ id }: Thread, onGone: () => void): () => void {
  const timer = setTimeout(() => {
    onGone();
    void remove(id);
  }, UNDO_MS);
  leaving.set(id, timer);
  change();
  return () => {
    clearTimeout(timer);
    if (leaving.delete(id)) change();
  };
}

/** Ids of threads that are about to be deleted. */
export function usePendingDeletions(): ReadonlySet<number> {
  return useSyncExternalStore(
    changed.subscribe,
    () => ids,
    () => none,
  );
}

async function remove(id: number): Promise<void> {
  try {
    await call(deleteThread, { params: { id } });
  } catch (error) {
    showProblem(error);
  }
  // Deleted by now, or shown again after a failure.
  if (leaving.delete(id)) change();
}

function change(): void {
  ids = new Set(leaving.keys());
  changed.emit();
}

/** Leaving the page ends the undo time. */
function removeAll(): void {
  for (const [id, timer] of leaving) {
    clearTimeout(timer);
    void remove(id);
  }
}
