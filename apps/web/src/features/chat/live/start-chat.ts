import { afterFirstPage } from '../../../platform/first-page.ts';

/** Loads and starts the event handling after the first page. Returns an unsubscribe function. */
export function startChat(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    try {
      await afterFirstPage();
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
