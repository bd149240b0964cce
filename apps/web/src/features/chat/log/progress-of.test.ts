import { expect, it } from 'vitest';
import { sampleMessage } from '../sample-message.ts';
import { progressOf, reachWithin } from './progress-of.ts';

const reach = { peer_delivered_seq: 3, peer_read_seq: 2 };

it('tells how far a message of mine has come', () => {
  const progress = (seq: number, sender = 1) => progressOf(sampleMessage({ seq, sender }), 9, reach);
  expect([2, 3, 4].map((seq) => progress(seq))).toEqual(['read', 'delivered', 'sent']);
  expect(progress(2, 9)).toBeUndefined();
});

it('knows the reach only as far as it matters', () => {
  const messages = [4, 5, 6].map((seq) => sampleMessage({ seq }));
  expect(reachWithin({ peer_delivered_seq: 90, peer_read_seq: 5 }, messages)).toEqual({
    peer_delivered_seq: 6,
    peer_read_seq: 5,
  });
  expect(reachWithin({ peer_delivered_seq: 3, peer_read_seq: 1 }, messages)).toEqual({
    peer_delivered_seq: 3,
    peer_read_seq: 3,
  });
});
