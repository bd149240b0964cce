import { describe, expect, it } from 'vitest';
import { trimText } from './trim-text.ts';

describe('the words of a text', () => {
  it.each([
    '',
    ' \n\t',
    '\u00A0\u3000',
    '\u200B\u200B',
    '\u202E',
    '\u00AD',
    '\u3164',
    '\uFE0F',
    '\u2800',
    '\u{E0041}',
    '\u0007',
  ])('are none in %j', (text) => {
    expect(trimText(text)).toBe('');
  });

  it.each([
    [' Good morning \n', 'Good morning'],
    ['👍🏽', '👍🏽'],
    ['👩‍❤️‍👨', '👩‍❤️‍👨'],
    ['.', '.'],
    ['\u{1FAE8}', '\u{1FAE8}'],
    ['می‌روم', 'می‌روم'],
  ])('in %j are %j', (text, words) => {
    expect(trimText(text)).toBe(words);
  });
});
