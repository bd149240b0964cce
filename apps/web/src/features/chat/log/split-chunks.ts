import type { Message } from '@peonia/contract/chat/chat.ts';

/** Messages per chunk: slightly more than a screen. */
const LENGTH = 24;

/** Adjacent messages that are rendered and measured together, in the order they were sent. */
export interface Chunk {
  readonly key: number;
  readonly messages: readonly Message[];
}

/**
 * Splits the loaded messages, newest first, into chunks, oldest first. The split is by message number, so a new message
 * or an older page changes at most one chunk; the others keep their identity and do not render again.
 */
export function splitChunks(newestFirst: readonly Message[], before: readonly Chunk[]): readonly Chunk[] {
  const known = new Map(before.map((chunk) => [chunk.key, chunk]));
  const chunks: Chunk[] = [];
  let messages: Message[] = [];
  for (let place = newestFirst.length - 1; place >= 0; place -= 1) {
    const message = newestFirst[place];
    if (message === undefined) continue;
    messages.push(message);
    const key = chunkKey(message.seq);
    const next = newestFirst[place - 1];
    if (next !== undefined && chunkKey(next.seq) === key) continue;
    const old = known.get(key);
    chunks.push(old !== undefined && isSame(old.messages, messages) ? old : { key, messages });
    messages = [];
  }
  return chunks;
}

/** Key of the chunk a message belongs to. */
export function chunkKey(seq: number): number {
  return Math.floor(seq / LENGTH);
}

function isSame(one: readonly Message[], other: readonly Message[]): boolean {
  return one.length === other.length && one.every((message, place) => message === other[place]);
}
