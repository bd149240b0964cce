import type { Message, Thread } from '@peonia/contract/chat/chat.ts';

/** Delivery status of an own message; undefined for received ones. */
export type DeliveryStatus = 'sent' | 'delivered' | 'read';

/** How far the other member has received and read. */
type Reach = Pick<Thread, 'peer_delivered_seq' | 'peer_read_seq'>;

/** Returns the delivery status of an own message; undefined for received ones. */
export function deliveryStatus(message: Message, peerId: number, reach: Reach): DeliveryStatus | undefined {
  if (message.sender === peerId) return undefined;
  if (message.seq <= reach.peer_read_seq) return 'read';
  return message.seq <= reach.peer_delivered_seq ? 'delivered' : 'sent';
}

/** Clamps the reach to these messages, so that a change outside does not render them again. */
export function reachWithin({ peer_delivered_seq, peer_read_seq }: Reach, messages: readonly Message[]): Reach {
  const [first, newest] = [messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0];
  const within = (seq: number) => Math.min(newest, Math.max(first - 1, seq));
  return { peer_delivered_seq: within(peer_delivered_seq), peer_read_seq: within(peer_read_seq) };
}
