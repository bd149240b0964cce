import { getReply, pruneReplies, putReply } from './device-database.ts';

/** A reply that was not renewed for this long is not shown any more. */
const LIFE_MS = 14 * 24 * 3_600_000;
/** Replies of one member; the oldest are deleted. */
const MOST = 60;

/** Keeps a reply on this device. A browser that blocks or lacks the storage goes without. */
export async function keepReply(member: number, key: string, value: unknown, now = Date.now()): Promise<void> {
  try {
    await putReply({ member, key, value, at: now });
    await pruneReplies(member, now - LIFE_MS, MOST);
  } catch {
    // Storage is full or blocked.
  }
}

/** The reply kept for a member under a key, unless it has expired. */
export async function readKept<T>(member: number, key: string, now = Date.now()): Promise<T | undefined> {
  const kept = await getReply(member, key).catch(() => undefined);
  return kept === undefined || now - kept.at > LIFE_MS ? undefined : (kept.value as T);
}
