import type pg from 'pg';
import { inBatches, type Range } from './make-relationships.ts';
import { sentences } from './words.ts';

/** A whole number from 0, below `count`, that depends on nothing but the seed and the row. */
const chance = (row: string, count: string) => `((hashint8extended(${row}, $3) & 9007199254740991) % (${count}))`;
/** Nobody has more friends than this many whose ids are near. */
const friendsEach = 12;

/**
 * Friends with ids near each other, both ways, so that every member has about as many however many members there are.
 */
export async function makeFriends(client: pg.Client, range: Range): Promise<void> {
  // A filling that was stopped goes on where it was, a piece before: what is there already stays.
  const { rows } = await client.query<{ reached: string }>(
    'select coalesce(max(member_id), 0) as reached from relationship',
  );
  const reached = Math.max(range.first, Number(rows[0]?.reached) - 30_000);
  await inBatches({ ...range, first: reached }, (from, to) =>
    client.query(
      `with pair as (
         select distinct m as one, m + 1 + ${chance('m * 31 + nth', '211')} as other from generate_series($1::bigint, $2::bigint) m, generate_series(1, ${friendsEach / 2}) nth
       )
       insert into relationship (member_id, other_id, kind)
       select side.* from pair, lateral (values (one, other, 'friend'), (other, one, 'friend')) side where other <= $4::bigint on conflict do nothing`,
      [from, to, range.seed, range.last],
    ),
  );
}

/**
 * Posts of all members, mixed as they come in: round by round everybody writes one, in the languages they speak, some
 * with a photo.
 */
export async function makePosts(client: pg.Client, range: Range, each: number): Promise<void> {
  const [members, texts] = [
    range.last - range.first + 1,
    sentences.map((sentence) => `'${sentence.replaceAll("'", "''")}'`).join(', '),
  ];
  for (let round = 0; round < each; round += 1) {
    await inBatches(range, (from, to) =>
      client.query(
        `with written as (
           insert into post (author_id, client_id, content, language, audience, gender, author_languages, created_at)
           select p.member_id, 'seed-post-' || $4::int, (array[${texts}])[1 + ${chance('p.member_id + $4', String(sentences.length))}], 'en',
             case when s.visibility = 'public' and ${chance('p.member_id * 3 + $4', '4')} > 0 then 'public' when s.visibility in ('public', 'registered') then 'registered' else 'friends' end,
             p.gender, p.languages, now() - make_interval(secs => ($5::bigint * $6::int - ($4::bigint * $5::bigint + p.member_id - $7::bigint)) * 3)
           from profile p join privacy_setting s using (member_id) where p.member_id between $1::bigint and $2::bigint order by p.member_id
           returning id, author_id, gender, author_languages, audience
         )
         insert into post_language (language, gender, post_id, author_id, audience)
         select language, gender, id, author_id, audience from written, unnest(author_languages) language where audience <> 'friends'`,
        [from, to, range.seed, round, members, each, range.first],
      ),
    );
  }
  await attachPhotos(client, range);
}

/** Every third of the newest posts shows two pictures: enough for the pages that are read. */
async function attachPhotos(client: pg.Client, { first }: Range): Promise<void> {
  await client.query(
    `with shown as (select id, author_id from post where id % 3 = 0 and author_id >= $1::bigint order by id desc limit 30000),
     file as (
       insert into upload (owner_id, kind, name, width, height, bytes, used_at)
       select author_id, 'image', md5('post ' || id || ' ' || nth), 1600, 1200, 200000, now() from shown, generate_series(1, 2) nth returning id, owner_id, name
     )
     insert into post_upload (author_id, post_id, position, upload_id)
     select s.author_id, s.id, nth, f.id from shown s cross join generate_series(1, 2) nth join file f on f.name = md5('post ' || s.id || ' ' || nth)`,
    [first],
  );
}
