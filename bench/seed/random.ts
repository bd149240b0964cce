/** Chance that can be repeated: the same seed number gives the same members. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `count`. */
  below(count: number): number;
  pick<T>(values: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Mulberry32: 32 bits of state, good enough for made-up people. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick<T>(values: readonly T[]): T {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
  };
}
