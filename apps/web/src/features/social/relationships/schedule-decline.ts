/** Time during which a declined request can be taken back. */
const UNDO_MS = 6_000;

/** Runs `decline` after the undo time, or when the page is left before. Returns an undo function. */
export function scheduleDecline(decline: (isLeaving: boolean) => void): () => void {
  const run = (isLeaving: boolean) => {
    undo();
    decline(isLeaving);
  };
  const leave = () => run(true);
  const timer = setTimeout(() => run(false), UNDO_MS);
  const undo = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
  };
  addEventListener('pagehide', leave);
  return undo;
}
