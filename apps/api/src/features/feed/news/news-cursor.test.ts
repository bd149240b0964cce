import { describe, expect, it } from 'vitest';
import { nextNewsCursor, readNewsCursor } from './news-cursor.ts';

const newest = Number.MAX_SAFE_INTEGER;
const known = (id: number, searched_to: number | null = null) => ({ id, known: true, searched_to });
const other = (id: number, searched_to: number | null = null) => ({ id, known: false, searched_to });

describe('news cursor', () => {
  it('starts at the newest post of both parts and stays empty after the end', () => {
    expect(readNewsCursor(undefined)).toEqual({ before_known: newest, before_other: newest });
    expect(readNewsCursor(-1)).toEqual({ before_known: 0, before_other: 0 });
  });

  it('continues in the part in which the page ended', () => {
    expect(readNewsCursor(nextNewsCursor([known(9), known(7), known(6)], 2))).toEqual({
      before_known: 7,
      before_other: newest,
    });
    expect(readNewsCursor(nextNewsCursor([known(9), other(80), other(70)], 2))).toEqual({
      before_known: 0,
      before_other: 80,
    });
  });

  it('continues behind the examined piece and ends if nothing follows', () => {
    expect(readNewsCursor(nextNewsCursor([known(9, 40), other(80, 40)], 5))).toEqual({
      before_known: 0,
      before_other: 40,
    });
    expect(nextNewsCursor([known(9), other(80)], 5)).toBe(-1);
    expect(nextNewsCursor([], 5)).toBe(-1);
  });
});
