import { expect, it } from 'vitest';
import { sampleMediaItem } from '../../media/sample-media-item.ts';
import { pictureSources } from './preload-pictures.ts';

const photo = sampleMediaItem({ width: 2_000 });

it('asks for a single photo at the width of the post', () => {
  expect(pictureSources({ uploads: [photo], hidden: false })).toEqual([
    {
      src: '/media/a-post.webp',
      srcSet: '/media/a-post.webp 600w, /media/a-whole.webp 1600w',
      sizes: '(max-width: 767px) 100vw, 600px',
    },
  ]);
});

it('asks for the tiles that are shown, and not for locked ones', () => {
  const locked = { ...photo, open: false };

  const sources = pictureSources({ uploads: [photo, locked, photo, photo], hidden: false });

  expect(sources.map(({ sizes }) => sizes)).toEqual(Array(2).fill('(max-width: 767px) 34vw, 200px'));
});

it('asks for nothing of a hidden post', () => {
  expect(pictureSources({ uploads: [photo], hidden: true })).toEqual([]);
});
