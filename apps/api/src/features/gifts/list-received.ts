import type { listReceivedGifts as endpoint, updateGiftShelf } from '@peonia/contract/gifts.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { maySee, readAccessFacts } from '../privacy/public.ts';
import { hasFinished } from '../profiles/public.ts';
import { hideShelf, shelfHidden, shelfOf } from './shelf.sql.ts';

/**
 * Gifts that a member received. Reads in parallel and checks access afterwards. Throws `not_found` if the reader may
 * not see the member.
 */
export async function listReceived({
  db,
  caller,
  params,
  language,
}: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = params.id;
  const [access, { finished }, hidden, gifts] = await Promise.all([
    readAccessFacts(db, caller, member),
    hasFinished.one(db, { member_id: member }),
    shelfHidden.first(db, { member }),
    shelfOf.all(db, { member, language }),
  ]);
  if (!finished || !maySee(access)) throw refuse('not_found');
  const isHidden = hidden?.is_hidden ?? false;
  const items = isHidden && !access.is_self ? [] : gifts;
  return { items, total: items.reduce((sum, { count }) => sum + count, 0), hidden: access.is_self ? isHidden : null };
}

export async function updateShelf({ db, caller, body }: Call<typeof updateGiftShelf>): Promise<Record<string, never>> {
  await hideShelf.run(db, { member_id: caller.id, is_hidden: body.hidden });
  return {};
}
