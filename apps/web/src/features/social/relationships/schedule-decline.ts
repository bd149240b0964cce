/** Time during which a declined request can be taken back. */
const UNDO_MS = 6_000;

/** Runs `decline` after the undo time, or when the page is left before. Returns an undo function. */
export function scheduleDecline(decline: () => void): () => void {
  const run = () => {
    undo();
    decline();
  };
  const timer = setTimeout(run, UNDO_MS);
  const undo = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', run);
  };
  addEventListener('pagehide', run);
  return undo;
}
