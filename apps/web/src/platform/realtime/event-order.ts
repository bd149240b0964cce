import type { MemberEvent } from '@peonia/contract/protocol/realtime.ts';

export interface EventOrder {
  /** Last applied number; -1 before the first snapshot. */
  readonly last: () => number;
  /** Accepts an event. Returns true if a gap before it must be filled. */
  take(event: MemberEvent): boolean;
  /** Call with the number that a new snapshot includes. */
  reset(seq: number): void;
}

/** Applies each event exactly once and in order of its number, whatever the order of arrival. */
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
