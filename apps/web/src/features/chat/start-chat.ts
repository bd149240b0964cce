/** The program that keeps the chat right comes after the page is there: the first paint of no page waits for it. */
export function startChat(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    try {
      const { followChat } = await import('./live.ts');
      if (!isOver && stop === null) stop = followChat();
    } catch {
      // Without a network it is not to be had; the chat itself brings it along.
      addEventListener('online', () => void start(), { once: true });
    }
  };
  void start();
  return () => {
    isOver = true;
    stop?.();
  };
}
