import { hotRead, statement } from '../../../platform/db/statement.ts';
import { filesOf, type ItemValue } from '../../media/public.ts';
import {
  accessFactColumns,
  accessFactTable,
  readableAudiencesOf,
  type Audience,
  type AccessFactsRow,
} from '../../privacy/public.ts';
import { cardOf, finishedSteps, type CardValue } from '../../profiles/public.ts';
import { quotaOfReader, type QuotaValue } from './post-quota.sql.ts';

export interface PostRow {
  readonly id: number;
  readonly author_id: number;
  readonly content: string;
  readonly language: string | null;
  readonly audience: Audience;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly upload_ids: readonly number[];
  readonly likes: number;
  readonly hidden: boolean;
  readonly liked: boolean;
}

/** Files of `post p` in order, as JSON: PostgreSQL would return the numbers of an array as text. */
export const fileIds =
  'to_jsonb(array(select u.upload_id from post_upload u where u.author_id = p.author_id and u.post_id = p.id order by u.position)) as upload_ids';

/** Columns of `post p`, without the flags of the reader. */
export const postColumns = `p.id, p.author_id, p.content, p.language, p.audience, p.created_at, p.edited_at, p.like_count as likes, ${fileIds}`;

/** Whether the reader likes `post p`. */
export const likedByReader =
  'exists (select 1 from post_like l where l.post_id = p.id and l.member_id = :reader::bigint) as liked';

const flags = `exists (select 1 from post_hidden h where h.member_id = :reader::bigint and h.post_id = p.id) as hidden, ${likedByReader}`;

/** SQL condition: the reader may see `post p` as far as reports are concerned. */
const notHeld = '(p.held_at is null or p.author_id is not distinct from :reader::bigint)';

/** Hot: one post with the reader's access facts for its author. */
export const readPost = hotRead<
  { id: number; reader: number | null },
  PostRow & AccessFactsRow & Record<string, unknown>
>(
  'read_post',
  `select ${postColumns}, ${flags}, ${accessFactColumns({ reader: ':reader' })} from post p join ${accessFactTable} on s.member_id = p.author_id where p.id = :id and ${notHeld}`,
);

/** Several posts with the reader's access facts for their authors. */
export const readPosts = hotRead<
  { ids: readonly number[]; reader: number | null },
  Pick<PostRow, 'id' | 'author_id' | 'content' | 'audience'> & { author_name: string } & AccessFactsRow &
    Record<string, unknown>
>(
  'read_posts',
  `select p.id, p.author_id, p.content, p.audience, a.name as author_name, ${accessFactColumns({ reader: ':reader' })}
   from post p join ${accessFactTable} on s.member_id = p.author_id join active_account a on a.id = p.author_id where p.id = any(:ids::bigint[]) and p.content <> '' and ${notHeld}`,
);

/** A post in the value of a page's statement: the values of a `PostRow`. */
type PostValue = readonly [
  id: number,
  author_id: number,
  content: string,
  language: string | null,
  audience: Audience,
  created_at: string,
  edited_at: string | null,
  upload_ids: readonly number[],
  likes: number,
  hidden: boolean,
  liked: boolean,
];

const valueOfPost = `json_build_array(post.id, post.author_id, post.content, post.language, post.audience,
      post.created_at, post.edited_at, post.upload_ids, post.likes, post.hidden, post.liked)`;

/** The posts of a page, with the card of each author and each file once. */
export interface PostsValue {
  readonly items: readonly PostValue[] | null;
  readonly cards: readonly (CardValue | null)[] | null;
  readonly files: readonly ItemValue[] | null;
}

/** The rows behind the posts of a page. */
export function rowsOfPosts({ items }: PostsValue): PostRow[] {
  return (items ?? []).map((value) => ({
    id: value[0],
    author_id: value[1],
    content: value[2],
    language: value[3],
    audience: value[4],
    created_at: new Date(value[5]),
    edited_at: value[6] === null ? null : new Date(value[6]),
    upload_ids: value[7],
    likes: value[8],
    hidden: value[9],
    liked: value[10],
  }));
}

/**
 * Posts as one value, in the order of the rows. `rows` is a query of `postColumns` with `hidden`, `liked` and a number
 * `nth`; the statement has the parameters `reader` and `language`.
 */
export function postsValue(rows: string): string {
  const ids = 'array(select listed.value::bigint from posts, jsonb_array_elements_text(posts.upload_ids) listed)';
  return `(
    with posts as materialized (${rows})
    select json_build_object('items', (select json_agg(${valueOfPost} order by post.nth) from posts post),
      'cards', (select json_agg(${cardOf('author.author_id')}) from (select distinct author_id from posts) author),
      'files', case when exists (select from posts where posts.upload_ids <> '[]') then ${filesOf(ids)} end)
  )`;
}

interface TimelineRow extends AccessFactsRow {
  /** The author has finished the first steps. */
  readonly is_finished: boolean;
  readonly quota: QuotaValue | null;
  readonly posts: PostsValue;
}

/** Hot: posts of a member in the reader's audiences, newest first, with the access facts and the reader's quota. */
export const readTimeline = hotRead<
  {
    author_id: number;
    reader: number | null;
    reader_vip: boolean;
    language: string;
    quota_most: number | null;
    before: number;
    most: number;
  },
  TimelineRow & Record<string, unknown>
>(
  'read_timeline',
  `with facts as materialized (
     select s.member_id, ${accessFactColumns({ reader: ':reader' })} from ${accessFactTable} where s.member_id = :author_id::bigint
   )
   select facts.*, ${finishedSteps({ member: 'facts.member_id' })} as is_finished, ${quotaOfReader} as quota, ${postsValue(`
     select ${postColumns}, ${flags}, -p.id as nth
     from (
       select p.id from post p where p.author_id = :author_id and p.id < :before and ${notHeld}
         and p.audience = any((select ${readableAudiencesOf({ facts: 'f', reader: ':reader', readerVip: ':reader_vip' })} from facts f)::text[])
       order by p.id desc limit :most
     ) page join post p on p.id = page.id`)} as posts
   from facts`,
);

/** Parameters of `insertPostFrom`. */
export interface NewPostParams {
  readonly client_id: string;
  readonly content: string;
  /** Of the text. */
  readonly written: string | null;
  readonly tags: readonly string[];
}

/**
 * Common table expressions that insert a post with its languages and hashtags for a row of `source`, as `posted`.
 * Without a row if the author has already used the client id.
 */
export const insertPostFrom = (
  source: string,
  { author, audience, gender, languages }: Record<'author' | 'audience' | 'gender' | 'languages', string>,
): string =>
  `posted as (
     insert into post (author_id, client_id, content, language, audience, gender, author_languages)
     select ${author}, :client_id, :content, :written::text, ${audience}, ${gender}, ${languages} from ${source}
     on conflict on constraint post_client do nothing
     returning id, author_id, audience, gender, author_languages, created_at
   ), found as (
     insert into post_language (language, gender, post_id, author_id, audience)
     select distinct language, gender, id, author_id, audience from posted, unnest(author_languages) language where audience <> 'friends'
   ), tagged as (
     insert into post_tag (tag, post_id) select tag, id from posted, unnest(:tags::text[]) tag
   )`;

export const insertPost = statement<
  NewPostParams & { author_id: number; audience: Audience; gender: number; languages: readonly string[] },
  { id: number }
>(
  'insert_post',
  `with ${insertPostFrom('(select) given', {
    author: ':author_id',
    audience: ':audience',
    gender: ':gender',
    languages: ':languages::text[]',
  })}
   select id from posted`,
);

/** Inserts the files of a new post in order. Their ownership has been checked. */
export const insertFiles = statement<{ author_id: number; post_id: number; upload_ids: readonly number[] }>(
  'insert_post_files',
  `insert into post_upload (author_id, post_id, position, upload_id)
   select :author_id, :post_id, nth, upload_id from unnest(:upload_ids::bigint[]) with ordinality as u(upload_id, nth)`,
);

export const postOfClient = statement<{ author_id: number; client_id: string }, PostRow & Record<string, unknown>>(
  'post_of_client',
  `select ${postColumns}, false as hidden, false as liked from post p where p.author_id = :author_id and p.client_id = :client_id`,
);

/** Returns no row for missing posts and posts of others, else the files that no other post uses. */
export const deletePost = statement<{ id: number; author_id: number }, { upload_ids: number[] }>(
  'delete_post',
  `with files as (
     select u.upload_id from post_upload u where u.author_id = :author_id and u.post_id = :id
       and not exists (select 1 from post_upload o where o.upload_id = u.upload_id and o.post_id <> u.post_id)
   )
   delete from post where id = :id and author_id = :author_id returning to_jsonb(array(select upload_id from files)) as upload_ids`,
);

export const setHold = statement<{ id: number }>(
  'set_post_hold',
  'update post set held_at = now() where id = :id and held_at is null and cleared_at is null',
);

export const clearHold = statement<{ id: number }>(
  'clear_post_hold',
  'update post set held_at = null, cleared_at = now() where id = :id',
);

export const hidePost = statement<{ member_id: number; post_id: number }>(
  'hide_post',
  'insert into post_hidden (member_id, post_id) select :member_id, id from post where id = :post_id on conflict do nothing',
);

export const unhidePost = statement<{ member_id: number; post_id: number }>(
  'unhide_post',
  'delete from post_hidden where member_id = :member_id and post_id = :post_id',
);
