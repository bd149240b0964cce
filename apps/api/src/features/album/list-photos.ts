import type {
  AlbumPage,
  listAttachments as attachmentsEndpoint,
  listPhotos as photosEndpoint,
} from '@peonia/contract/media/album.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { pageOf, pageStart } from '../../platform/http/page-start.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { attachmentsOf } from '../feed/public.ts';
import type { MediaView } from '../media/public.ts';
import { accessFactsOf, maySee, readAccessFacts } from '../privacy/public.ts';
import { readPhotoPage } from './photo-page.sql.ts';

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
  const row = await readPhotoPage.first(db, {
    owner_id: params.id,
    folder: query.folder ?? 'public',
    reader: caller?.id ?? null,
    before: pageStart(pageOf(query)),
    // One more than a page, to know whether another page follows.
    most: limits.album_page + 1,
  });
  if (row === undefined || !maySee(accessFactsOf(row, caller, params.id))) throw refuse('not_found');
  const { let_in, ...counts } = row.facts;
  const page = row.files ?? [];
  const shown = page.slice(0, limits.album_page);
  const ids = shown.map(([, [id]]) => id);
  return {
    items: view.present(
      caller,
      ids,
      shown.map(([, file]) => file),
    ),
    max_id: page.length > shown.length ? (shown.at(-1)?.[0] ?? -1) : -1,
    counts,
    let_in,
  };
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
    page: pageOf(query),
    most: limits.album_page,
  });
  return { items: await view.hydrate(db, caller, upload_ids), max_id };
}
