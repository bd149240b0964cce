import { hotRead, type Statement } from '../../../platform/db/statement.ts';
import { friendsOf, sharedWith } from '../../privacy/public.ts';
import { quotaOfReader, type QuotaValue } from '../posts/post-quota.sql.ts';
import { likedByReader, postColumns, postsValue, type PostsValue } from '../posts/post.sql.ts';
import { readerOfNews } from './reader-of-news.sql.ts';

/** Parameters of a page of news. Ids descend; a part that has ended is requested below 0. */
interface PartOfNews {
  readonly reader: number | null;
  readonly reader_vip: boolean;
  readonly language: string;
  /** ISO 639 code of the page language, for readers who state none. */
  readonly spoken: string;
  readonly most: number;
}
interface KnownNewsPage extends PartOfNews {
  readonly quota_most: number | null;
  readonly before_known: number;
}
interface OtherNewsPage extends PartOfNews {
  readonly before_other: number;
  readonly reach: number;
}

interface KnownNewsRow {
  readonly posts: PostsValue;
  readonly quota: QuotaValue | null;
}
interface OtherNewsRow {
  readonly posts: PostsValue;
  /** Lowest id examined; null if the oldest post was reached. */
  readonly searched_to: number | null;
}

export const audienceOf = (post: string, author: string) =>
  sharedWith({ reader: ':reader', readerVip: ':reader_vip', member: author, audience: `${post}.audience` });
/** The set of posts that the reader hid, or that wait for staff, is read once per query. */
export const notHidden = (post: string) =>
  `${post} not in (select h.post_id from post_hidden h where h.member_id = :reader::bigint
     union all select w.id from post w where w.held_at is not null and w.author_id is distinct from :reader::bigint)`;

const wanted = `wanted as materialized (${readerOfNews({ reader: ':reader', spoken: ':spoken' })})`;

const postsOf = (page: string) =>
  postsValue(`
    select ${postColumns}, false as hidden, ${likedByReader}, -p.id as nth from ${page} page join post p on p.id = page.id`);

/**
 * Posts by friends, by the reader, or in a language the reader reads: ids first, then the posts with cards and files.
 * The newest posts of friends and of each language come from index ranges that are merged.
 */
function knownNews(
  name: string,
  { friendsAndSelf, open }: { friendsAndSelf: string; open: string },
): Statement<KnownNewsPage, KnownNewsRow & Record<string, unknown>> {
  return hotRead(
    name,
    `with ${wanted}, spoken as materialized (
       select s.post_id as id from unnest((select languages from wanted)) t(language) cross join unnest((select genders from wanted)) g(gender)
       cross join lateral (
         select s.post_id from post_language s
         where s.language = t.language and s.gender = g.gender and s.post_id < :before_known::bigint and ${open.replace('post', 's')}
           and ${notHidden('s.post_id')} and ${audienceOf('s', 's.author_id')}
         order by s.post_id desc limit :most
       ) s
     ), known as (
       select id from (${friendsAndSelf} select id from spoken) merged order by id desc limit :most
     )
     select ${quotaOfReader} as quota, ${postsOf('known')} as posts`,
  );
}

/**
 * Posts by others, which follow where the known ones have ended: most pages are full without them. They are searched
 * among the newest `reach` posts, so the cost is bounded.
 */
function otherNews(
  name: string,
  { open }: { open: string },
): Statement<OtherNewsPage, OtherNewsRow & Record<string, unknown>> {
  return hotRead(
    name,
    `with ${wanted}, piece as materialized (
       select c.* from unnest((select genders from wanted)) g(gender) cross join lateral (
         select c.id, c.author_id, c.audience, c.author_languages from post c
         where c.gender = g.gender and c.id < :before_other::bigint and ${open.replace('post', 'c')}
         order by c.id desc limit :reach
       ) c order by c.id desc limit :reach
     ), other as (
       select c.id from (select * from piece order by id desc) c
       where not c.author_languages && (select languages from wanted) and c.author_id is distinct from :reader::bigint and c.author_id not in (${friendsOf({ reader: ':reader' })})
         and ${notHidden('c.id')} and ${audienceOf('c', 'c.author_id')}
       limit :most
     )
     select (select case when count(*) >= :reach then min(id) end from piece) as searched_to, ${postsOf('other')} as posts`,
  );
}

/**
 * The newest posts of each friend and of the reader, of friends only as far as they can be on the page, behind the
 * posts in the reader's languages. Friends who are hidden from lists are left out: that is asked for each post found,
 * not for each friend.
 */
const friendsAndSelf = `
  select mine.id from (
    select :reader::bigint as author_id union all ${friendsOf({ reader: ':reader' })}
  ) a cross join lateral (
    select m.id, m.author_id from post m
    where m.author_id = a.author_id and m.id < :before_known::bigint and m.id >= (
        select case when count(*) >= :most then min(id) else 0 end from (select distinct id from spoken order by id desc limit :most) page)
      and ${notHidden('m.id')}
    order by m.id desc limit :most
  ) mine
  where ${sharedWith({ reader: ':reader', readerVip: ':reader_vip', member: 'mine.author_id', audience: "'friends'" })}
  union`;

const openToMembers = "post.audience <> 'friends'";
const openToGuests = "post.audience = 'public'";

/** Hot: news of a member. */
export const newsOfMember = {
  known: knownNews('known_news_of_member', { friendsAndSelf, open: openToMembers }),
  other: otherNews('other_news_of_member', { open: openToMembers }),
};

/** Hot: news of a guest: public posts only. */
export const newsOfGuest = {
  known: knownNews('known_news_of_guest', { friendsAndSelf: '', open: openToGuests }),
  other: otherNews('other_news_of_guest', { open: openToGuests }),
};
