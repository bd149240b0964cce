import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { refuse, Refusal } from '../../../platform/http/refusal.ts';
import { WorkProcessEnded } from '../../../platform/workload/work-process.ts';
import type { PictureKind } from './file-kind.ts';
import { inTurn, runPictureWork } from './picture-queue.ts';
import type { Reencoded } from './picture-works.ts';

/** Re-encodes a received picture: upright, at most 1600 px, WebP, without metadata. Any failure is the file's fault. */
export async function reencodePicture(
  path: string,
  kind: PictureKind,
  limits: Limits,
  work: typeof reencode = reencode,
): Promise<Reencoded> {
  const megapixels = limits.photo_megapixels_max;
  const found = await inTurn(() => work(path, kind, megapixels)).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw error instanceof WorkProcessEnded ? refuse('server_busy') : refuse('file_broken');
  });
  if (found === 'too_large') throw refuse('picture_too_large', { megapixels });
  return found;
}

function reencode(path: string, kind: PictureKind, megapixels: number): Promise<Reencoded | 'too_large'> {
  return runPictureWork('reencode', path, kind, megapixels);
}
