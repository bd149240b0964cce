/** Loads and starts the event handling after the first paint. Returns an unsubscribe function. */
export function startChat(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    try {
      const { followChat } = await import('./chat-events.ts');
      if (!isOver && stop === null) stop = followChat();
    } catch {
      // Offline it cannot be loaded; retried when online.
      addEventListener('online', () => void start(), { once: true });
    }
  };
  void start();
  return () => {
    isOver = true;
    stop?.();
  };
}
