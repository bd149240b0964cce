import { NetworkError } from '../../../../platform/api/call.ts';

/** Delays between retries in milliseconds; the browser's `online` event ends a delay early. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Retries after a lost connection, up to a limit of consecutive losses. Rethrows every other error. */
export async function retryAfterDisconnect<T>(
  work: () => Promise<T>,
  { signal, onDisconnect }: { signal: AbortSignal; onDisconnect: () => void },
): Promise<T> {
  for (let losses = 0; ; losses += 1) {
    try {
      return await work();
    } catch (error) {
      // A timeout is reported: the member decides whether to retry.
      if (!(error instanceof NetworkError) || error.isTimeout || losses >= PAUSES_MS.length || signal.aborted)
        throw error;
      onDisconnect();
      await waitForConnection(losses, signal);
    }
  }
}

/** Waits until the browser is online, or until the retry delay is over. */
export async function waitForConnection(losses: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pause = setTimeout(resolve, PAUSES_MS[losses] ?? PAUSES_MS.at(-1));
  addEventListener('online', () => resolve(), { once: true, signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(pause);
  signal.throwIfAborted();
}

/** Limit of consecutive lost connections without progress. */
export const maxRetries = PAUSES_MS.length;
