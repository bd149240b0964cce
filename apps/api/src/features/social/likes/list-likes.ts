import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { LikedMeCard, listMyLikes } from '@peonia/contract/social/social.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Cards } from '../../profiles/public.ts';
import { likesOfMember, type likesByMember, type LikePage, type LikeRow } from './like.sql.ts';

type Listing = Call<typeof listMyLikes>;
interface Page<C> {
  items: C[];
  max_id: number;
}

/** A page of likes, newest first: ids by the number of the like, then the cards. `max_id` -1 ends the list. */
export async function listLikes(
  call: Listing,
  likes: typeof likesByMember,
  cards: Cards,
  limits: Limits,
): Promise<Page<MemberCard>> {
  const { shown, max_id } = await readPage(call, limits, (page) => likes.all(call.db, page));
  return { items: await cardsOf(call, cards, shown), max_id };
}

/** Likes of the reader, with their notes. */
export async function listLikesOfMe(call: Listing, cards: Cards, limits: Limits): Promise<Page<LikedMeCard>> {
  const { shown, max_id } = await readPage(call, limits, (page) => likesOfMember.all(call.db, page));
  const notes = new Map(shown.map(({ member_id, note }) => [member_id, note]));
  const items = await cardsOf(call, cards, shown);
  return { items: items.map((card) => ({ ...card, note: notes.get(card.user_id) ?? null })), max_id };
}

async function readPage<R extends LikeRow>(
  { caller, query }: Listing,
  limits: Limits,
  read: (page: LikePage) => Promise<R[]>,
): Promise<{ shown: R[]; max_id: number }> {
  const page = limits.people_page;
  // One more row than the page shows whether there is another page.
  const rows = await read({
    reader: caller.id,
    reader_vip: caller.vip,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: page + 1,
  });
  const shown = rows.slice(0, page);
  return { shown, max_id: rows.length > page ? (shown.at(-1)?.key ?? -1) : -1 };
}

function cardsOf({ db, caller, language }: Listing, cards: Cards, rows: readonly LikeRow[]): Promise<MemberCard[]> {
  return cards.list(
    db,
    caller,
    rows.map(({ member_id }) => member_id),
    language,
  );
}
