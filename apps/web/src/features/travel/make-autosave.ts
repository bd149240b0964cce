export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

const SETTLE_MS = 800;

/**
 * Sends the newest value 800 ms after the last change, one request at a time. `show` hears `saved` only once nothing
 * newer waits.
 */
export function makeAutosave<Value, Reply>(send: (value: Value) => Promise<Reply>, show: (state: SaveState) => void) {
  let unsaved: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Sends a value at once, after the request before it. */
  const save = (value: Value): Promise<Reply> => {
    clearTimeout(timer);
    unsaved = null;
    const sent = last.then(() => send(value));
    last = sent.catch(() => {});
    return sent;
  };
  /** Sends the value that waits, if any. */
  const flush = () => {
    clearTimeout(timer);
    if (unsaved === null) return;
    const waiting = unsaved;
    save(waiting.value).then(
      () => unsaved === null && show('saved'),
      () => {
        unsaved ??= waiting;
        show('failed');
      },
    );
  };
  const change = (value: Value) => {
    unsaved = { value };
    show('saving');
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MS);
  };
  return { change, flush, save };
}
