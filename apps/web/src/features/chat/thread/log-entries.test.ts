import type { Message } from '@peonia/contract/chat.ts';
import { expect, it } from 'vitest';
import { byDay, progressOf } from './log-entries.ts';

function message(seq: number, date: Date, sender = 1): Message {
  return {
    id: seq, thread_id: 5, seq, sender, message_type: 'text', message_content: 'Hello', upload_ids: [], uploads: [], gift: null, question: null, call: null, reply_to: null,
    reactions: [], translation: null, recalled: false, blurred: false, warning: null, client_id: `client-${seq}`, created_at: date.toISOString(),
  };
}

it('puts messages in the order of their days', () => {
  const days = byDay([message(3, new Date(2026, 4, 2, 9)), message(2, new Date(2026, 4, 1, 23)), message(1, new Date(2026, 4, 1, 8))]);
  expect(days.map(({ date, messages }) => [date.getDate(), messages.map(({ seq }) => seq)])).toEqual([
    [1, [1, 2]],
    [2, [3]],
  ]);
});

it('tells how far a message of mine has come', () => {
  const thread = { peer_delivered_seq: 3, peer_read_seq: 2 };
  const progress = (seq: number, sender = 1) => progressOf(message(seq, new Date(), sender), 9, thread);
  expect([2, 3, 4].map((seq) => progress(seq))).toEqual(['read', 'delivered', 'sent']);
  expect(progress(2, 9)).toBeUndefined();
  expect(progressOf(message(1, new Date()), 9, null)).toBe('sent');
});
