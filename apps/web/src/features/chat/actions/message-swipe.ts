/** The finger has moved this far before a swipe begins; less may be a tap. */
const START_PX = 14;
/** A swipe of this length replies when the finger leaves. */
export const REPLY_PX = 56;
/** The message follows the finger no further. */
const MOST_PX = 72;
/** Swipes that begin here belong to the browser, which goes back. */
const EDGE_PX = 24;
/** Two taps on one message within this time and distance are a double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tap extends Point {
  /** Milliseconds. */
  readonly at: number;
}

/** True once a touch that has moved by `dx`, `dy` swipes to the right rather than scrolling. */
export function isSwipe(dx: number, dy: number): boolean {
  return dx > START_PX && dx > 2 * Math.abs(dy);
}

/** True where a touch that begins at `x` may become a swipe. */
export function mayBeginSwipe(x: number): boolean {
  return x > EDGE_PX;
}

/** Pixels by which the message follows a swipe. */
export function followSwipe(dx: number): number {
  return Math.min(MOST_PX, Math.max(0, dx));
}

/** True if the second tap makes a double tap. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.at - first.at > DOUBLE_MS) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_PX;
}
