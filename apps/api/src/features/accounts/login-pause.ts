export const failureWindowSeconds = 15 * 60;
export const freeFailures = 10;
const longestPauseSeconds = 300;

/**
 * Seconds a login still has to wait: none for the first ten failures in 15 minutes, then 5, 10, 20 … at most 300. Never
 * a hard lock: whoever knows the password gets in after the pause. Source: requirements 14.
 */
export function pauseLeft(failures: number, secondsSinceLast: number): number {
  if (failures < freeFailures) return 0;
  const pause = Math.min(longestPauseSeconds, 5 * 2 ** (failures - freeFailures));
  return Math.max(0, Math.ceil(pause - secondsSinceLast));
}
