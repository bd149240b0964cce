import type { UploadedFile, uploadFiles as endpoint } from '@peonia/contract/media.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { storePicture } from './keep-picture.ts';
import { mediaUrl } from './media-url.ts';
import type { Quarantine } from './receive-file.ts';
import { reencodePicture } from './reencode-picture.ts';

interface Parts {
  readonly blobs: BlobStore;
  readonly quarantine: Quarantine;
  readonly limits: Limits;
}

/** Takes the pictures of one request, one after the other. One that is refused refuses the request; what came before it is swept. */
export async function uploadFiles({ db, caller, request }: Call<typeof endpoint>, { blobs, quarantine, limits }: Parts): Promise<{ files: UploadedFile[] }> {
  const files: UploadedFile[] = [];
  for await (const part of request.files()) {
    const picture = await quarantine.hold(part.file, (path, head) => reencodePicture(path, head, limits));
    const { id, name } = await storePicture(db, blobs, caller.id, new Map([['whole', picture]]));
    files.push({ id, type: 'image', width: picture.width, height: picture.height, src: mediaUrl(name, 'whole') });
  }
  if (files.length === 0) throw refuse('file_missing');
  return { files };
}
