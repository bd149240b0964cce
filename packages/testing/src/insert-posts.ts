import { randomId } from '@peonia/core/random-id.ts';
import type pg from 'pg';

/**
 * A post as tests and seeds put it straight into the database. What is left out is as of somebody who writes to
 * everybody now.
 */
export interface NewPost {
  readonly author_id: number;
  readonly content?: string;
  readonly language?: string | null;
  readonly audience?: 'public' | 'registered' | 'friends';
  readonly minutes_ago?: number;
  readonly upload_ids?: readonly number[];
}

const insertion = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g (author_id bigint, client_id text, nth int, content text, language text, audience text, minutes_ago int, upload_ids bigint[])
  ), posted as (
    insert into post (author_id, client_id, content, language, audience, gender, author_languages, created_at)
    select g.author_id, g.client_id, g.content, g.language, g.audience, p.gender, p.languages, now() - make_interval(mins => g.minutes_ago)
    from given g join profile p on p.member_id = g.author_id order by g.nth
    returning id, author_id, client_id, audience, gender, author_languages
  ), found as (
    insert into post_language (language, gender, post_id, author_id, audience)
    select distinct language, gender, id, author_id, audience from posted, unnest(author_languages) language where audience <> 'friends'
  ), shown as (
    insert into post_upload (author_id, post_id, position, upload_id)
    select p.author_id, p.id, u.position, u.upload_id from posted p join given g using (client_id), unnest(g.upload_ids) with ordinality as u(upload_id, position)
  )
  select p.id from posted p join given g using (client_id) order by g.nth`;

/**
 * Inserts posts of members who have finished the first steps, in one statement, and returns their ids in the same
 * order.
 */
export async function insertPosts(client: pg.ClientBase | pg.Pool, posts: readonly NewPost[]): Promise<number[]> {
  const batch = randomId(8);
  const rows = posts.map((post, nth) => ({
    nth,
    client_id: `${batch}-${nth}`,
    content: `Post ${nth}`,
    language: null,
    audience: 'public',
    minutes_ago: 0,
    upload_ids: [],
    ...post,
  }));
  const { rows: inserted } = await client.query<{ id: string | number }>(insertion, [JSON.stringify(rows)]);
  return inserted.map(({ id }) => Number(id));
}
