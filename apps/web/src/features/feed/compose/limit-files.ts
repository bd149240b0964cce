import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { isVideo } from '../../media/uploads/queue/upload-entry.ts';

/**
 * Returns the chosen files that fit into a post: up to 9 photos, or one video alone. `isComplete` is false when some
 * were left out.
 */
export function limitFiles(
  present: readonly File[],
  chosen: readonly File[],
): { readonly files: readonly File[]; readonly isComplete: boolean } {
  const [first] = [...present, ...chosen];
  const room = first === undefined || isVideo(first) ? 1 - present.length : limits.post_photos_max - present.length;
  const ofKind = chosen.filter((file) => first !== undefined && isVideo(file) === isVideo(first));
  const files = ofKind.slice(0, Math.max(0, room));
  return { files, isComplete: files.length === chosen.length };
}
