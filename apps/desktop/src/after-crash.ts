const WINDOW_MS = 5 * 60_000;
const MOST_RELOADS = 3;

/** Reloads a page whose process ended; a page that ends again and again is left, so that it does not go on forever. */
export function afterCrash(earlier: readonly number[], now: number): 'reload' | 'leave' {
  return earlier.filter((time) => now - time < WINDOW_MS).length < MOST_RELOADS ? 'reload' : 'leave';
}
