import { expect, it } from 'vitest';
import { acceptOf, validateFiles } from './validate-files.ts';

function fileOf(name: string, type: string, size = 1): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

it.each([
  ['a.jpg', 'image/jpeg', 1, 'good'],
  ['a.gif', 'image/gif', 104_857_600, 'good'],
  ['a.png', 'image/png', 104_857_601, 'large'],
  ['a.mov', 'video/quicktime', 1, 'good'],
  ['a.mp4', 'video/mp4', 1, 'good'],
  ['a.avi', 'video/x-msvideo', 1, 'odd'],
  ['a.svg', 'image/svg+xml', 1, 'odd'],
  ['a.MOV', '', 1, 'good'],
  ['notes', '', 1, 'odd'],
  ['a.jpg', 'text/plain', 1, 'odd'],
] as const)('%s of type "%s" with %i bytes is %s', (name, type, size, heap) => {
  expect(validateFiles([fileOf(name, type, size)], 'media')[heap]).toHaveLength(1);
});

it('rejects videos where only images are allowed', () => {
  expect(validateFiles([fileOf('a.mp4', 'video/mp4'), fileOf('b.mov', '')], 'pictures').odd).toHaveLength(2);
  expect(acceptOf('pictures')).not.toContain('video');
});
