import type {
  AlbumPage,
  listAttachments as attachmentsEndpoint,
  listPhotos as photosEndpoint,
} from '@peonia/contract/album.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { attachmentsOf } from '../feed/public.ts';
import { readAlbumFacts, readFolder, type MediaView } from '../media/public.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';

interface Context {
  readonly view: MediaView;
  readonly limits: Limits;
}

/**
 * A folder of a member's album. Files without access are returned locked. Throws `not_found` if the reader may not see
 * the member.
 */
export async function listPhotos(
  { db, caller, params, query }: Call<typeof photosEndpoint>,
  { view, limits }: Context,
): Promise<AlbumPage> {
  const reader = caller?.id ?? null;
  const [access, { ids, max_id }, { let_in, ...counts }] = await Promise.all([
    readAccessFacts(db, caller, params.id),
    readFolder(db, {
      owner_id: params.id,
      folder: query.folder ?? 'public',
      reader,
      page: query.page,
      most: limits.album_page,
    }),
    readAlbumFacts(db, params.id, reader),
  ]);
  if (!maySee(access)) throw refuse('not_found');
  return { items: await view.hydrate(db, caller, ids), max_id, counts, let_in };
}

/** Photos and videos of a member's posts that the reader may see. */
export async function listAttachments(
  { db, caller, params, query }: Call<typeof attachmentsEndpoint>,
  { view, limits }: Context,
): Promise<ReplyOf<typeof attachmentsEndpoint>> {
  const access = await readAccessFacts(db, caller, params.id);
  if (!maySee(access)) throw refuse('not_found');
  const { upload_ids, max_id } = await attachmentsOf(db, access, {
    authorId: params.id,
    page: query.page,
    most: limits.album_page,
  });
  return { items: await view.hydrate(db, caller, upload_ids), max_id };
}
