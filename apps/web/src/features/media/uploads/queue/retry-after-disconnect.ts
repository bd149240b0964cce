import { NetworkError } from '../../../../platform/api/call.ts';

/** Tries after a loss, with growing pauses; a browser that says it is back is believed at once. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Does the work again after each lost connection, a handful of times without any answer between. Everything else is
 * thrown at once.
 */
export async function retryAfterDisconnect<T>(
  work: () => Promise<T>,
  { signal, onDisconnect }: { signal: AbortSignal; onDisconnect: () => void },
): Promise<T> {
  for (let losses = 0; ; losses += 1) {
    try {
      return await work();
    } catch (error) {
      // An answer that did not come in time is told: the member decides whether to wait as long again.
      if (!(error instanceof NetworkError) || error.isTimeout || losses >= PAUSES_MS.length || signal.aborted)
        throw error;
      onDisconnect();
      await waitForConnection(losses, signal);
    }
  }
}

/** Waits until the browser has a network again, or until the pause after so many losses is over. */
export async function waitForConnection(losses: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pause = setTimeout(resolve, PAUSES_MS[losses] ?? PAUSES_MS.at(-1));
  addEventListener('online', () => resolve(), { once: true, signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(pause);
  signal.throwIfAborted();
}

/** So many losses in a row, and no byte between them, are too many. */
export const maxRetries = PAUSES_MS.length;
