import type { Message, Thread } from '@peonia/contract/chat.ts';
import { dayOf } from '../day-of.ts';
import type { Progress } from './message-bubble.tsx';

export interface DayOfMessages {
  readonly day: number;
  readonly date: Date;
  /** In the order they were sent. */
  readonly messages: readonly Message[];
}

/** Messages, newest first as they are stored, as the days they are read in. */
export function byDay(newestFirst: readonly Message[]): readonly DayOfMessages[] {
  const days: { day: number; date: Date; messages: Message[] }[] = [];
  for (const message of newestFirst.toReversed()) {
    const date = new Date(message.created_at);
    const day = dayOf(date);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, date, messages: [message] });
  }
  return days;
}

/** How far a message of mine has come; undefined for theirs. */
export function progressOf(message: Message, peerId: number, thread: Pick<Thread, 'peer_delivered_seq' | 'peer_read_seq'> | null): Progress | undefined {
  if (message.sender === peerId) return undefined;
  if (message.seq <= (thread?.peer_read_seq ?? 0)) return 'read';
  return message.seq <= (thread?.peer_delivered_seq ?? 0) ? 'delivered' : 'sent';
}
