import { expect, it } from 'vitest';
import { imageFileError } from './check-image-file.ts';

it.each([
  ['image/jpeg', 1, null],
  ['image/gif', 104_857_600, null],
  ['image/png', 104_857_601, 'size'],
  ['image/svg+xml', 1, 'kind'],
  ['video/mp4', 1, 'kind'],
  ['', 1, 'kind'],
])('checks a file of type "%s" with %i bytes: %s', (type, size, fault) => {
  expect(imageFileError({ type, size })).toBe(fault);
});
