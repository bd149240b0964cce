import type { listReceivedGifts as endpoint, updateGiftShelf } from '@peonia/contract/gifts.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { accessFactsOf, maySee } from '../privacy/public.ts';
import { hideShelf, readShelf } from './shelf.sql.ts';

/**
 * Gifts that a member received, in one statement; access is checked afterwards. Throws `not_found` if the reader may
 * not see the member.
 */
export async function listReceived({
  db,
  caller,
  params,
  language,
}: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const row = await readShelf.first(db, { member: params.id, reader: caller?.id ?? null, language });
  const access = accessFactsOf(row, caller, params.id);
  if (row === undefined || !row.is_finished || !maySee(access)) throw refuse('not_found');
  const { is_hidden: isHidden, gifts } = row;
  const items = isHidden && !access.is_self ? [] : gifts;
  return { items, total: items.reduce((sum, { count }) => sum + count, 0), hidden: access.is_self ? isHidden : null };
}

export async function updateShelf({ db, caller, body }: Call<typeof updateGiftShelf>): Promise<Record<string, never>> {
  await hideShelf.run(db, { member_id: caller.id, is_hidden: body.hidden });
  return {};
}
