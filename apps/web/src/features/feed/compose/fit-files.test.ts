import { expect, it } from 'vitest';
import { fitFiles } from './fit-files.ts';

const photo = (name: string) => new File([], `${name}.png`, { type: 'image/png' });
const video = new File([], 'clip.mp4', { type: 'video/mp4' });
const photos = Array.from({ length: 12 }, (_, place) => photo(String(place)));

it('takes up to nine photos in all', () => {
  expect(fitFiles([], photos.slice(0, 3))).toEqual({ files: photos.slice(0, 3), isWhole: true });
  expect(fitFiles(photos.slice(0, 7), photos.slice(7))).toEqual({ files: photos.slice(7, 9), isWhole: false });
});

it('takes one video and nothing beside it', () => {
  expect(fitFiles([], [video])).toEqual({ files: [video], isWhole: true });
  expect(fitFiles([], [video, video, ...photos])).toEqual({ files: [video], isWhole: false });
  expect(fitFiles([video], [photo('a')])).toEqual({ files: [], isWhole: false });
  expect(fitFiles([photo('a')], [video])).toEqual({ files: [], isWhole: false });
});
