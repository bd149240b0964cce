/** Allows `most` acts in each window of time: the returned function counts one and says whether it is allowed. */
export function windowLimit(most: number, windowMs: number, now: () => number = Date.now): () => boolean {
  let windowStart = now();
  let count = 0;
  return () => {
    if (now() - windowStart > windowMs) [windowStart, count] = [now(), 0];
    count += 1;
    return count <= most;
  };
}
