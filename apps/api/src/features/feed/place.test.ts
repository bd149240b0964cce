import { describe, expect, it } from 'vitest';
import { placeAfter, placeOf } from './place.ts';

const newest = Number.MAX_SAFE_INTEGER;
const known = (id: number, looked_to: number | null = null) => ({ id, known: true, looked_to });
const other = (id: number, looked_to: number | null = null) => ({ id, known: false, looked_to });

describe('the place in the news', () => {
  it('begins at the newest of both parts, and nowhere after the end', () => {
    expect(placeOf(undefined)).toEqual({ before_known: newest, before_other: newest });
    expect(placeOf(-1)).toEqual({ before_known: 0, before_other: 0 });
  });

  it('goes on in the part where the page ended', () => {
    expect(placeOf(placeAfter([known(9), known(7), known(6)], 2))).toEqual({ before_known: 7, before_other: newest });
    expect(placeOf(placeAfter([known(9), other(80), other(70)], 2))).toEqual({ before_known: 0, before_other: 80 });
  });

  it('goes on behind the piece that was looked through, and ends where nothing is behind it', () => {
    expect(placeOf(placeAfter([known(9, 40), other(80, 40)], 5))).toEqual({ before_known: 0, before_other: 40 });
    expect(placeAfter([known(9), other(80)], 5)).toBe(-1);
    expect(placeAfter([], 5)).toBe(-1);
  });
});
