import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { LikedMeCard, listMyLikes } from '@peonia/contract/social/social.ts';
import { warningOf } from '@peonia/core/scam/is-suspicious.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { cardFrom } from '../../profiles/public.ts';
import { likesOfMember, type likesByMember, type LikePage, type LikeRow } from './like.sql.ts';

type Listing = Call<typeof listMyLikes>;
interface Page<C> {
  items: C[];
  max_id: number;
}

/** A page of likes, newest first, in one statement. `max_id` -1 ends the list. */
export async function listLikes(call: Listing, likes: typeof likesByMember, limits: Limits): Promise<Page<MemberCard>> {
  return pageOf(await likes.all(call.db, likePage(call, limits)), limits, (card) => card);
}

/** Likes of the reader, with their notes. */
export async function listLikesOfMe(call: Listing, limits: Limits): Promise<Page<LikedMeCard>> {
  const rows = await likesOfMember.all(call.db, likePage(call, limits));
  return pageOf(rows, limits, (card, { note }) => ({ ...card, note, ...warningOf(note ?? '') }));
}

/** One more row than the page shows whether there is another page. */
export function likePage({ caller, language, query }: Listing, limits: Limits): LikePage {
  return {
    reader: caller.id,
    reader_vip: caller.vip,
    language,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.people_page + 1,
  };
}

export function pageOf<R extends LikeRow, C>(
  rows: readonly R[],
  limits: Limits,
  present: (card: MemberCard, row: R) => C,
): Page<C> {
  const { shown, max_id } = cutPage(rows, limits.people_page, ({ key }) => key);
  return {
    items: shown.flatMap((row) => {
      const card = cardFrom(row.card);
      return card === undefined ? [] : [present(card, row)];
    }),
    max_id,
  };
}
