import type { Message, Thread } from '@peonia/contract/chat.ts';

/** How far a message of mine has come; undefined for theirs. */
export type Progress = 'sent' | 'delivered' | 'read';

/** How far the other's devices and eyes are. */
export type Reach = Pick<Thread, 'peer_delivered_seq' | 'peer_read_seq'>;

/** How far a message of mine has come; undefined for theirs. */
export function progressOf(message: Message, peerId: number, reach: Reach): Progress | undefined {
  if (message.sender === peerId) return undefined;
  if (message.seq <= reach.peer_read_seq) return 'read';
  return message.seq <= reach.peer_delivered_seq ? 'delivered' : 'sent';
}

/** The reach as far as it matters within some messages: ticks elsewhere are no reason to draw these anew. */
export function reachWithin({ peer_delivered_seq, peer_read_seq }: Reach, messages: readonly Message[]): Reach {
  const [first, newest] = [messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0];
  const within = (seq: number) => Math.min(newest, Math.max(first - 1, seq));
  return { peer_delivered_seq: within(peer_delivered_seq), peer_read_seq: within(peer_read_seq) };
}
