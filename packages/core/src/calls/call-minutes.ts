/**
 * Minutes of a call, for the meter of the server and for a screen that shows when the next one begins. Source:
 * decisions "Money: Calls".
 */

const minuteMs = 60_000;

/** How many paid minutes have begun after so long: none in the free seconds, then every started one counts whole. */
export function minutesBegun(elapsedMs: number, freeSeconds: number): number {
  const paidMs = elapsedMs - freeSeconds * 1_000;
  return paidMs < 0 ? 0 : Math.floor(paidMs / minuteMs) + 1;
}

/** When minute `minute` (from 1) begins, in milliseconds after the call was connected. */
export function minuteBegins(minute: number, freeSeconds: number): number {
  return freeSeconds * 1_000 + (minute - 1) * minuteMs;
}
