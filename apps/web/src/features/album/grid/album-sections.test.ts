import { expect, it } from 'vitest';
import { isFolder, readSection } from './album-sections.ts';

it.each(['public', 'private', 'secret', 'posts'])('reads the section %s from the URL', (name) => {
  expect(readSection(name)).toBe(name);
});

it.each([null, '', 'Secret'])('falls back to the public folder: %j', (name) => {
  expect(readSection(name)).toBe('public');
});

it('does not count photos from posts as a folder', () => {
  expect(isFolder('posts')).toBe(false);
  expect(isFolder('secret')).toBe(true);
});
