import type { MemberEvent } from '@peonia/contract/protocol/realtime.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderEvents } from './event-order.ts';

const event = (seq: number): MemberEvent => ({ seq, name: 'account.changed', data: {} });

function recorder(from: number) {
  const applied: number[] = [];
  const order = orderEvents(({ seq }) => applied.push(seq));
  order.reset(from);
  return { applied, order };
}

describe('orderEvents', () => {
  it('applies every event once and in order, however they arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 120 }), (arrivals) => {
        const { applied, order } = recorder(0);
        for (const seq of arrivals) order.take(event(seq));
        for (let seq = 1; seq <= 30; seq += 1) order.take(event(seq));
        expect(applied).toEqual(Array.from({ length: 30 }, (_, place) => place + 1));
      }),
    );
  });

  it('says that there is a gap until it is filled', () => {
    const { applied, order } = recorder(4);
    expect(order.take(event(6))).toBe(true);
    expect(order.take(event(5))).toBe(false);
    expect(applied).toEqual([5, 6]);
  });

  it('drops what the snapshot already holds', () => {
    const { applied, order } = recorder(0);
    order.take(event(3));
    order.reset(8);
    order.take(event(8));
    order.take(event(9));
    expect(applied).toEqual([9]);
    expect(order.last()).toBe(9);
  });
});
