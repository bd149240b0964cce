import type { Limits } from '@peonia/contract/limits.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { listMyLikes } from '@peonia/contract/social.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Cards } from '../profiles/public.ts';
import type { likesByMember } from './like.sql.ts';

/** A page of likes, newest first: ids by the number of the like, then the cards. -1 ends the list. */
export async function listLikes({ db, caller, query, language }: Call<typeof listMyLikes>, likes: typeof likesByMember, cards: Cards, limits: Limits): Promise<{ items: MemberCard[]; max_id: number }> {
  const page = limits.people_page;
  // One more than the page tells whether there is another.
  const rows = await likes.all(db, { reader: caller.id, reader_vip: caller.vip, before: query.max_id ?? Number.MAX_SAFE_INTEGER, most: page + 1 });
  const shown = rows.slice(0, page);
  return { items: await cards.list(db, caller, shown.map(({ member_id }) => member_id), language), max_id: rows.length > page ? (shown.at(-1)?.key ?? -1) : -1 };
}
