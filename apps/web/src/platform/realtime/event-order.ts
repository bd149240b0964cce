import type { MemberEvent } from '@peonia/contract/realtime.ts';

export interface EventOrder {
  /** The last number that was applied; -1 before the first snapshot. */
  readonly last: () => number;
  /** Takes an event as it comes; answers true where a gap before it has to be filled. */
  take(event: MemberEvent): boolean;
  /** The snapshot that is fetched now holds everything up to this number. */
  reset(seq: number): void;
}

/** Applies events in the order of their numbers and each exactly once, in whichever order and however often they arrive. */
export function orderEvents(apply: (event: MemberEvent) => void): EventOrder {
  let last = -1;
  const waiting = new Map<number, MemberEvent>();
  return {
    last: () => last,
    take(event) {
      if (event.seq <= last) return false;
      waiting.set(event.seq, event);
      for (let next = waiting.get(last + 1); next !== undefined; next = waiting.get(last + 1)) {
        waiting.delete(next.seq);
        last = next.seq;
        apply(next);
      }
      return waiting.size > 0;
    },
    reset(seq) {
      last = seq;
      for (const early of [...waiting.keys()]) if (early <= seq) waiting.delete(early);
    },
  };
}
