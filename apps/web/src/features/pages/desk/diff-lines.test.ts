import { expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';

const shortOf = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

it('shows a changed line as the earlier and the later one', () => {
  expect(shortOf('one\ntwo\nthree', 'one\n2\nthree')).toEqual([' one', '-two', '+2', ' three']);
});

it('shows lines that were added and removed at the ends', () => {
  expect(shortOf('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c']);
});

it('shows an equal text without changes', () => {
  expect(shortOf('a\n\nb', 'a\n\nb')).toEqual([' a', ' ', ' b']);
});
