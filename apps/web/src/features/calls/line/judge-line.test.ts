import { describe, expect, it } from 'vitest';
import { figuresOf, isWeak, noFigures } from './judge-line.ts';

describe('a line', () => {
  it('is weak where one packet in ten is lost, not where one in fifty is', () => {
    const before = { received: 1_000, lost: 40, roundTrip: 0.1 };
    expect(isWeak(before, { received: 1_090, lost: 50, roundTrip: 0.1 })).toBe(true);
    expect(isWeak(before, { received: 1_098, lost: 42, roundTrip: 0.1 })).toBe(false);
  });

  it('is weak where an answer takes most of a second', () => {
    expect(isWeak(noFigures, { received: 100, lost: 0, roundTrip: 0.9 })).toBe(true);
    expect(isWeak(noFigures, { received: 100, lost: 0, roundTrip: 0.3 })).toBe(false);
  });

  it('is not judged by a handful of packets, nor after counting began anew', () => {
    expect(isWeak(noFigures, { received: 5, lost: 5, roundTrip: null })).toBe(false);
    expect(isWeak({ received: 900, lost: 90, roundTrip: null }, { received: 40, lost: 0, roundTrip: null })).toBe(
      false,
    );
  });

  it('has its figures in the report of the browser', () => {
    const report = [
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: 10, packetsLost: 1 },
      { type: 'inbound-rtp', kind: 'video', packetsReceived: 30, packetsLost: 2 },
      { type: 'candidate-pair', nominated: false, currentRoundTripTime: 3 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.2 },
      { type: 'codec' },
    ];
    expect(figuresOf(report)).toEqual({ received: 40, lost: 3, roundTrip: 0.2 });
  });
});
