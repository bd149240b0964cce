import type {
  grantAlbumAccess as letInEndpoint,
  listAlbumAccess as listEndpoint,
} from '@peonia/contract/media/album.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readGuests, setGuest } from '../media/public.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';
import type { Cards } from '../profiles/public.ts';

/**
 * Grants or revokes access to the private folder. Granting requires that the caller may see the member; revoking does
 * not.
 */
export async function grantAlbumAccess({ db, caller, params, body }: Call<typeof letInEndpoint>): Promise<object> {
  if (params.id === caller.id) throw refuse('not_found');
  if (body.let_in && !maySee(await readAccessFacts(db, caller, params.id))) throw refuse('not_found');
  await setGuest(db, caller.id, params.id, body.let_in);
  return {};
}

export async function listAlbumAccess(
  { db, caller, query, language }: Call<typeof listEndpoint>,
  { cards, limits }: { cards: Cards; limits: Limits },
): Promise<ReplyOf<typeof listEndpoint>> {
  const { ids, max_id } = await readGuests(db, { owner_id: caller.id, page: query.max_id, most: limits.people_page });
  return { items: await cards.list(db, caller, ids, language), max_id };
}
