import { expect, it } from 'vitest';
import { sampleMediaItem } from '../sample-media-item.ts';
import { imageSources } from './image-sources.ts';

it('uses the square for a small area and srcset for a wide one', () => {
  const item = sampleMediaItem({ width: 2_000 });
  expect(imageSources(item, false)).toEqual({ src: '/media/a-thumb.webp', srcSet: undefined });
  expect(imageSources(item, true)).toEqual({
    src: '/media/a-post.webp',
    srcSet: '/media/a-post.webp 600w, /media/a-whole.webp 1600w',
  });
});

it('offers no source wider than the image', () => {
  expect(imageSources(sampleMediaItem({ width: 1_200 }), true).srcSet).toContain('/media/a-whole.webp 1200w');
  expect(imageSources(sampleMediaItem({ width: 600 }), true).srcSet).toBeUndefined();
});

it('shows the poster of a video', () => {
  expect(imageSources(sampleMediaItem({ type: 'video', src: '/media/a-play.mp4' }), true)).toEqual({
    src: '/media/a-post.webp',
    srcSet: undefined,
  });
});

// covers: Image display loading, success, error, reset when the source changes
it('has no source for a locked file', () => {
  const locked = sampleMediaItem({ open: false, thumb: null, post: null, src: null });
  expect(imageSources(locked, true).src).toBeUndefined();
  expect(imageSources(locked, false).src).toBeUndefined();
});
