import { limits } from '@peonia/contract/limits.ts';
import { isVideo } from '../../media/public.ts';

/**
 * Which of the chosen files still fit into a post: up to 9 photos, or one video and nothing beside it. `isWhole` is
 * false where some were left out.
 */
export function fitFiles(
  present: readonly File[],
  chosen: readonly File[],
): { readonly files: readonly File[]; readonly isWhole: boolean } {
  const [first] = [...present, ...chosen];
  const room = first === undefined || isVideo(first) ? 1 - present.length : limits.post_photos_max - present.length;
  const ofKind = chosen.filter((file) => first !== undefined && isVideo(file) === isVideo(first));
  const files = ofKind.slice(0, Math.max(0, room));
  return { files, isWhole: files.length === chosen.length };
}
