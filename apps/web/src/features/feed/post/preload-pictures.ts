import type { FeedPost } from '@peonia/contract/feed.ts';
import { imageSources } from '../../media/picture/image-sources.ts';
import { tileLayout, tileSizes } from './tile-layout.ts';

/** Sources of the pictures that a post shows, as it will ask for them. */
export function pictureSources({ uploads, hidden }: Pick<FeedPost, 'uploads' | 'hidden'>) {
  const { columns, shown } = tileLayout(hidden ? 0 : uploads.length);
  return uploads
    .slice(0, shown)
    .filter(({ open }) => open)
    .map((item) => ({ ...imageSources(item, true), sizes: tileSizes[columns] }));
}

/** Asks for the pictures that a post shows before it is rendered. */
export function preloadPictures(post: FeedPost): void {
  for (const { src, srcSet, sizes } of pictureSources(post)) {
    if (src === undefined) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.fetchPriority = 'high';
    link.href = src;
    if (srcSet !== undefined) {
      link.imageSrcset = srcSet;
      link.imageSizes = sizes;
    }
    document.head.append(link);
  }
}
