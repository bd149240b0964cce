/**
 * Returns the reply to a call that `boot.ts` has made before the program was there, once; null if there is none, if it
 * failed or if it was made for somebody else.
 */
export async function takeEarlyReply(url: string, headers: Readonly<Record<string, string>>): Promise<Response | null> {
  // Tests call without a window.
  const early = globalThis.window?.earlyReplies;
  const reply = early?.replies.get(url);
  if (early === undefined || reply === undefined) return null;
  early.replies.delete(url);
  const isSame = Object.entries(early.headers).every(([name, value]) => headers[name] === value);
  return isSame ? reply : null;
}

/** Drops the replies that the first page has not taken: they grow old. */
export function dropEarlyReplies(): void {
  delete window.earlyReplies;
}
