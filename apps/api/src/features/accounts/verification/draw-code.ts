import { randomInt } from 'node:crypto';

/**
 * Draws a code of six digits. None begins with 0: clients of the specification take numbers between 99999 and 100000000
 * alone. Source: specification sections 5 and 9.
 */
export function drawCode(): string {
  return String(randomInt(100_000, 1_000_000));
}
