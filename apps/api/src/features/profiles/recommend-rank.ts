const positions = 2 ** 26;

/**
 * Place of whoever just became listable until the next ranking: behind the first four, so that new members are seen at
 * once.
 */
export const newcomerPosition = 4;

/** Place of everyone whom the ranking does not reach. */
export const lastPosition = positions - 1;

/**
 * A place in the list of recommendations as the number that lists are read by, greatest first. The member id is its
 * lower half, so two members on one place have two numbers. Stays below 2^53.
 */
export function rankAt(position: number, memberId: number): number {
  return (positions - position) * positions + (memberId % positions);
}
