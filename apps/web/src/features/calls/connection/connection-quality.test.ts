import { describe, expect, it } from 'vitest';
import { readStats, isWeak, noStats } from './connection-quality.ts';

describe('connection quality', () => {
  it('is weak at 10 % packet loss, not at 2 %', () => {
    const before = { received: 1_000, lost: 40, roundTrip: 0.1 };
    expect(isWeak(before, { received: 1_090, lost: 50, roundTrip: 0.1 })).toBe(true);
    expect(isWeak(before, { received: 1_098, lost: 42, roundTrip: 0.1 })).toBe(false);
  });

  it('is weak at a round trip of most of a second', () => {
    expect(isWeak(noStats, { received: 100, lost: 0, roundTrip: 0.9 })).toBe(true);
    expect(isWeak(noStats, { received: 100, lost: 0, roundTrip: 0.3 })).toBe(false);
  });

  it('is not judged by a few packets or after the counters were reset', () => {
    expect(isWeak(noStats, { received: 5, lost: 5, roundTrip: null })).toBe(false);
    expect(isWeak({ received: 900, lost: 90, roundTrip: null }, { received: 40, lost: 0, roundTrip: null })).toBe(
      false,
    );
  });

  it('reads the stats of a browser report', () => {
    const report = [
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: 10, packetsLost: 1 },
      { type: 'inbound-rtp', kind: 'video', packetsReceived: 30, packetsLost: 2 },
      { type: 'candidate-pair', nominated: false, currentRoundTripTime: 3 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.2 },
      { type: 'codec' },
    ];
    expect(readStats(report)).toEqual({ received: 40, lost: 3, roundTrip: 0.2 });
  });
});
