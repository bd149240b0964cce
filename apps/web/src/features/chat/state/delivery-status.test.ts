import { expect, it } from 'vitest';
import { deliveryStatus, reachWithin } from './delivery-status.ts';
import { sampleMessage } from './sample-message.ts';

const reach = { peer_delivered_seq: 3, peer_read_seq: 2 };

it('returns the delivery status of an own message', () => {
  const progress = (seq: number, sender = 1) => deliveryStatus(sampleMessage({ seq, sender }), 9, reach);
  expect([2, 3, 4].map((seq) => progress(seq))).toEqual(['read', 'delivered', 'sent']);
  expect(progress(2, 9)).toBeUndefined();
});

it('clamps the reach to the given messages', () => {
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
