const KEPT = 50;
const seen = new Map<number, readonly { readonly seq: number; readonly at: string }[]>();

/** The other has read up to `seq` just now. */
export function noteRead(threadId: number, seq: number): void {
  seen.set(threadId, [...(seen.get(threadId) ?? []), { seq, at: new Date().toISOString() }].slice(-KEPT));
}

/** When a message was read, where this page saw it happen. */
export function readTime(threadId: number, seq: number): string | undefined {
  return seen.get(threadId)?.find((mark) => mark.seq >= seq)?.at;
}
