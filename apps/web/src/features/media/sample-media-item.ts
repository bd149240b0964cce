import type { MediaItem } from '@peonia/contract/media/media.ts';

/** An open photo for tests, with overrides. */
export function sampleMediaItem(change: Partial<MediaItem> = {}): MediaItem {
  return {
    id: 1,
    type: 'image',
    state: 'ready',
    width: 1_200,
    height: 800,
    seconds: null,
    wave: null,
    blur: '/media/a-blur.webp',
    thumb: '/media/a-thumb.webp',
    post: '/media/a-post.webp',
    src: '/media/a-whole.webp',
    caption: '',
    alt: '',
    paid: false,
    amount: null,
    open: true,
    review: 'none',
    created_at: '2026-05-01T10:00:00.000Z',
    ...change,
  };
}
