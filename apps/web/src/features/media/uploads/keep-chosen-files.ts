import { dropChosen, keepChosen, listChosen } from '../../../platform/store/chosen-files.ts';

interface Held {
  readonly id: string;
  readonly release: () => void;
}

/** The files of this document: another window that shows the draft leaves them alone. */
const held = new Map<File, Held>();

/** One after the other: a file may be dropped while it is still being written. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work);
  turn = next.catch(() => {});
  return next;
}

export function keep(draft: string, files: readonly File[]): Promise<void> {
  return inTurn(async () => {
    for (const file of files) {
      const id = crypto.randomUUID();
      const release = await hold(id);
      if (release === null) continue;
      held.set(file, { id, release });
      await keepChosen({ draft, id, file, at: Date.now() });
    }
  });
}

/** Deletes files that have reached the server, or were removed from the draft. */
export function drop(draft: string, files: readonly File[]): Promise<void> {
  return inTurn(async () => {
    const ids = files.flatMap((file) => held.get(file)?.id ?? []);
    if (ids.length > 0) await dropChosen(draft, ids);
    letGoOf(files);
  });
}

/** Returns the files of a draft that no other window has, and holds them. */
export function takeUp(draft: string, signal: AbortSignal): Promise<readonly File[]> {
  return inTurn(async () => {
    const found: File[] = [];
    for (const { id, file } of await listChosen(draft)) {
      const release = signal.aborted ? null : await hold(id);
      if (release === null) continue;
      held.set(file, { id, release });
      found.push(file);
    }
    signal.addEventListener('abort', () => letGoOf(found));
    if (!signal.aborted) return found;
    letGoOf(found);
    return [];
  });
}

/** Leaves files to the next visit of their draft. */
export function letGo(files: readonly File[]): Promise<void> {
  return inTurn(async () => letGoOf(files));
}

function letGoOf(files: readonly File[]): void {
  for (const file of files) {
    held.get(file)?.release();
    held.delete(file);
  }
}

/** Null where another window holds the file. Without Web Locks (plain http) there is nothing to hold. */
function hold(id: string): Promise<(() => void) | null> {
  if (navigator.locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(
      `chosen-file-${id}`,
      { ifAvailable: true },
      (lock) => new Promise<void>((done) => (lock === null ? (resolve(null), done()) : resolve(() => done()))),
    );
  });
}
