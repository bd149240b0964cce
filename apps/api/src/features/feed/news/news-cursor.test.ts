import { describe, expect, it } from 'vitest';
import { nextNewsCursor, readNewsCursor } from './news-cursor.ts';

const newest = Number.MAX_SAFE_INTEGER;
const known = (id: number) => ({ id, known: true });
const other = (id: number) => ({ id, known: false });

describe('news cursor', () => {
  it('starts at the newest post of both parts and stays empty after the end', () => {
    expect(readNewsCursor(undefined)).toEqual({ before_known: newest, before_other: newest });
    expect(readNewsCursor(-1)).toEqual({ before_known: 0, before_other: 0 });
  });

  it('continues in the part in which the page ended', () => {
    expect(readNewsCursor(nextNewsCursor([known(9), known(7), known(6)], 2, null))).toEqual({
      before_known: 7,
      before_other: newest,
    });
    expect(readNewsCursor(nextNewsCursor([known(9), other(80), other(70)], 2, null))).toEqual({
      before_known: 0,
      before_other: 80,
    });
  });

  it('continues behind the examined piece and ends if nothing follows', () => {
    expect(readNewsCursor(nextNewsCursor([known(9), other(80)], 5, 40))).toEqual({
      before_known: 0,
      before_other: 40,
    });
    expect(nextNewsCursor([known(9), other(80)], 5, null)).toBe(-1);
    expect(nextNewsCursor([], 5, null)).toBe(-1);
  });
});
