import { statement } from '../../../platform/db/statement.ts';
import { putOutboxFrom } from '../../../platform/outbox/outbox.sql.ts';
import { isLiveSession } from '../../accounts/public.ts';
import { accessFactTable, type Audience } from '../../privacy/public.ts';
import { cardOf, hasCard, speakerOf, type CardValue } from '../../profiles/public.ts';
import { onlineFriendsOf } from '../news/online-friends.sql.ts';
import { countPostFrom } from './post-quota.sql.ts';
import { insertPostFrom, type NewPostParams } from './post.sql.ts';

/**
 * Hot: publishes a post without files, counts it, and writes its effect, in one statement that checks session, first
 * steps, and whether the author is VIP as the quota supposes. Returns the post with the card of its author and the
 * friends who are connected. Returns no row and writes nothing in any other case, such as a client id that was used;
 * where the quota is used up it ends with a serialization failure. Lock order: post, quota.
 */
export const publishPostFastPath = statement<
  NewPostParams & {
    hash: Buffer;
    /** The author. */
    reader: number;
    /** Of the author's card. */
    language: string;
    is_vip: boolean;
    /** Posts in 24 hours, null without a quota. */
    most: number | null;
    /** Audience by the visibility of the author's profile. */
    audiences: string;
    /** Languages of an author who has named none. */
    fallback: readonly string[];
    told_most: number;
    traceparent: string | null;
  },
  { id: number; audience: Audience; created_at: Date; card: CardValue | null; friends: number[] } & Record<
    string,
    unknown
  >
>(
  'publish_post_fast_path',
  `with author as materialized (
     select speaker.gender, speaker.languages, s.visibility
     from (${speakerOf(':reader')}) speaker join ${accessFactTable} on s.member_id = :reader
     where ${isLiveSession({ hash: ':hash', member: ':reader' })} and ${hasCard(':reader::bigint')}
       and (select v.is_vip from active_account v where v.id = :reader) = :is_vip::boolean
   ), ${insertPostFrom('author', {
     author: ':reader',
     audience: ':audiences::jsonb ->> author.visibility',
     gender: 'author.gender',
     languages: "coalesce(nullif(author.languages, '{}'), :fallback::text[])",
   })}, counted as (
     ${countPostFrom('posted')}
   ), queued as (
     ${putOutboxFrom('posted', { topic: 'feed.posted', payload: "jsonb_build_object('post_id', posted.id)" })}
   )
   select posted.id, posted.audience, posted.created_at, ${cardOf('posted.author_id')} as card,
     to_json(array(${onlineFriendsOf(':reader', { most: ':told_most' })})) as friends
   from posted where :most::int is null or exists (select from counted) or refuse_partial_write()`,
);
