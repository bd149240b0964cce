const positions = 2 ** 26;

/** Position of newly listed members until the next ranking: behind the first four. */
export const newcomerPosition = 4;

/** Position of everybody the ranking does not reach. */
export const lastPosition = positions - 1;

/**
 * A position in recommendations as a sortable number, greatest first. The member id is its lower half, so it is unique.
 * Stays below 2^53.
 */
export function rankAt(position: number, memberId: number): number {
  return (positions - position) * positions + (memberId % positions);
}
