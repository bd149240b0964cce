import type { MediaItem } from '@peonia/contract/media/media.ts';

/** Widths of the server's renditions. Source: specification section 9, "Thumbnails". */
const POST_WIDTH = 600;
const FULL_WIDTH = 1_600;

/** Returns the sources that show an item: the square thumbnail, or wide ones as a srcset. */
export function imageSources(
  item: MediaItem,
  isWide: boolean,
): { readonly src: string | undefined; readonly srcSet: string | undefined } {
  if (!isWide) return { src: item.thumb ?? item.post ?? undefined, srcSet: undefined };
  const whole = item.type === 'image' ? item.src : null;
  const src = item.post ?? whole ?? undefined;
  if (item.post === null || whole === null || whole === item.post || item.width === null || item.width <= POST_WIDTH)
    return { src, srcSet: undefined };
  return { src, srcSet: `${item.post} ${POST_WIDTH}w, ${whole} ${Math.min(FULL_WIDTH, item.width)}w` };
}
