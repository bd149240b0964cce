import { expect, it } from 'vitest';
import { sampleItem } from '../sample-item.ts';
import { addressesOf } from './addresses-of.ts';

it('takes the square for a small place, and lets the browser choose for a wide one', () => {
  const item = sampleItem({ width: 2_000 });
  expect(addressesOf(item, false)).toEqual({ src: '/media/a-thumb.webp', srcSet: undefined });
  expect(addressesOf(item, true)).toEqual({
    src: '/media/a-post.webp',
    srcSet: '/media/a-post.webp 600w, /media/a-whole.webp 1600w',
  });
});

it('offers nothing wider than the picture is', () => {
  expect(addressesOf(sampleItem({ width: 1_200 }), true).srcSet).toContain('/media/a-whole.webp 1200w');
  expect(addressesOf(sampleItem({ width: 600 }), true).srcSet).toBeUndefined();
});

it('shows the poster of a video, never its film', () => {
  expect(addressesOf(sampleItem({ type: 'video', src: '/media/a-play.mp4' }), true)).toEqual({
    src: '/media/a-post.webp',
    srcSet: undefined,
  });
});

it('has nothing to show of what is locked', () => {
  const locked = sampleItem({ open: false, thumb: null, post: null, src: null });
  expect(addressesOf(locked, true).src).toBeUndefined();
  expect(addressesOf(locked, false).src).toBeUndefined();
});
