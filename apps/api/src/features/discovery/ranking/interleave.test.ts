import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPreferencesOf } from '../lists/list-preferences.ts';
import { interleave } from './interleave.ts';

describe('interleaving', () => {
  it('gives every fifth position to a new member', () => {
    expect(interleave(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ['1', '2']).join('')).toBe('abcd1efgh2');
  });

  it('continues with the other list when one is exhausted', () => {
    expect(interleave(['a', 'b'], ['1', '2', '3']).join('')).toBe('ab123');
    expect(interleave([], ['1', '2']).join('')).toBe('12');
    expect(interleave(['a', 'b', 'c', 'd', 'e', 'f'], []).join('')).toBe('abcdef');
  });

  it('keeps all members once and both orders', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (best, fresh) => {
        const order = interleave(
          Array.from({ length: best }, (_one, index) => `b${index}`),
          Array.from({ length: fresh }, (_one, index) => `f${index}`),
        );
        const side = (letter: string) =>
          order.filter((one) => one.startsWith(letter)).map((one) => Number(one.slice(1)));
        const counted = (length: number) => Array.from({ length }, (_one, index) => index);
        expect([side('b'), side('f')]).toEqual([counted(best), counted(fresh)]);
      }),
    );
  });
});

describe('list preferences', () => {
  it('filter by the answers of the reader', () => {
    expect(listPreferencesOf(undefined)).toEqual({ gender: null, reader_is: null });
    expect(listPreferencesOf({ gender: null, seeking: null, orientation: null })).toEqual({
      gender: null,
      reader_is: null,
    });
    expect(listPreferencesOf({ gender: 0, seeking: 'men', orientation: null })).toEqual({
      gender: 1,
      reader_is: 'women',
    });
    expect(listPreferencesOf({ gender: 1, seeking: 'both', orientation: null })).toEqual({
      gender: null,
      reader_is: 'men',
    });
  });
});
