import { expect, it } from 'vitest';
import { fileKindOf } from './file-kind.ts';

const head = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const size = [0, 0, 0, 24];

it.each([
  ['a JPEG', head([0xff, 0xd8, 0xff]), { picture: 'jpeg' }],
  ['a GIF', head('GIF89a'), { picture: 'gif' }],
  ['a WebP', head('RIFF', size, 'WEBP'), { picture: 'webp' }],
  ['an MP4', head(size, 'ftyp', 'isom'), { container: 'mov' }],
  ['a voice in Ogg', head('OggS'), { container: 'ogg' }],
])('recognises %s by its first bytes', (_name, bytes, kind) => {
  expect(fileKindOf(bytes)).toEqual(kind);
});

it.each(['heic', 'avif'])('refuses pictures in a video container: %s', (brand) => {
  expect(fileKindOf(head(size, 'ftyp', brand))).toBeNull();
});

it('refuses a page that names a container', () => {
  expect(fileKindOf(head('<!doctype html><p>webm'))).toBeNull();
});

it.each(['<svg xmlns="http://www.w3.org/2000/svg">', '%PDF-1.7', ''])('refuses %j', (bytes) => {
  expect(fileKindOf(head(bytes))).toBeNull();
});
