import { afterFirstPage } from '../../../platform/loading/first-page.ts';
import { guardSignOut } from '../../../platform/session/session.ts';

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
  const stopGuard = guardSignOut(confirmLeaving);
  return () => {
    isOver = true;
    stop?.();
    stopGuard();
  };
}

/** From the first moment: a logout may be pressed before the rest of the page has come. */
async function confirmLeaving(): Promise<boolean> {
  const part = await import('../outbox/confirm-leaving.ts').catch(() => null);
  // Without a network and never loaded.
  return part === null ? true : part.confirmLeaving();
}
