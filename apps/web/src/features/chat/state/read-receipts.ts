const KEPT = 50;
const seen = new Map<number, readonly { readonly seq: number; readonly at: string }[]>();

/** Records that the other member has read up to `seq`. */
export function recordRead(threadId: number, seq: number): void {
  seen.set(threadId, [...(seen.get(threadId) ?? []), { seq, at: new Date().toISOString() }].slice(-KEPT));
}

/** Returns when a message was read, if this page received the event. */
export function readTime(threadId: number, seq: number): string | undefined {
  return seen.get(threadId)?.find((mark) => mark.seq >= seq)?.at;
}
