import type { Readable } from 'node:stream';
import { refuse } from '../../../platform/http/refusal.ts';
import { hideUpload } from '../upload.sql.ts';
import { fileKindOf } from './file-kind.ts';
import type { IngestContext } from './ingest-file.ts';
import { reencodePicture } from './reencode-picture.ts';
import { storePicture } from './store-picture.ts';

/**
 * Ingests a picture that only staff may see and returns its id. Its name is returned to nobody before it is hidden.
 * Purged after a day unless held.
 */
export async function ingestHiddenPicture(
  { db, blobs, quarantine, limits }: IngestContext,
  ownerId: number,
  file: Readable & { readonly truncated?: boolean },
): Promise<number> {
  return quarantine.hold(file, async (path, head) => {
    const kind = fileKindOf(head);
    if (kind === null || 'container' in kind) throw refuse('file_kind_refused');
    const { id } = await storePicture(db, blobs, ownerId, await reencodePicture(path, kind.picture, limits));
    await hideUpload.run(db, { id });
    return id;
  });
}
