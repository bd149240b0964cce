import type { Crop } from '@peonia/contract/profiles/profiles.ts';

const smallestSide = 200;

/**
 * The crop in whole pixels inside the picture, or null if it is smaller than 200 by 200.
 *
 * Source: specification section 9.
 */
export function cropArea(
  crop: Crop,
  { width, height }: { width: number; height: number },
): { left: number; top: number; width: number; height: number } | null {
  const left = Math.min(Math.round(crop.x * width), width);
  const top = Math.min(Math.round(crop.y * height), height);
  const across = Math.min(Math.round(crop.w * width), width - left);
  const down = Math.min(Math.round(crop.h * height), height - top);
  return across < smallestSide || down < smallestSide ? null : { left, top, width: across, height: down };
}
