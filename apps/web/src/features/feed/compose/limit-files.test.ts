import { expect, it } from 'vitest';
import { limitFiles } from './limit-files.ts';

const photo = (name: string) => new File([], `${name}.png`, { type: 'image/png' });
const video = new File([], 'clip.mp4', { type: 'video/mp4' });
const photos = Array.from({ length: 12 }, (_, place) => photo(String(place)));

it('accepts up to nine photos in total', () => {
  expect(limitFiles([], photos.slice(0, 3))).toEqual({ files: photos.slice(0, 3), isComplete: true });
  expect(limitFiles(photos.slice(0, 7), photos.slice(7))).toEqual({ files: photos.slice(7, 9), isComplete: false });
});

it('accepts one video and nothing else', () => {
  expect(limitFiles([], [video])).toEqual({ files: [video], isComplete: true });
  expect(limitFiles([], [video, video, ...photos])).toEqual({ files: [video], isComplete: false });
  expect(limitFiles([video], [photo('a')])).toEqual({ files: [], isComplete: false });
  expect(limitFiles([photo('a')], [video])).toEqual({ files: [], isComplete: false });
});
