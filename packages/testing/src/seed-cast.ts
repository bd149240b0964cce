import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { castAnswers } from './cast-answers.ts';
import type { CastMember } from './cast-member.ts';
import { castPlaces } from './cast-places.ts';
import { cast, castEmail, castLikes, castPassword } from './cast.ts';
import { insertMembers, type NewMember } from './insert-members.ts';
import { seedAlbums } from './seed-albums.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedPicture } from './seed-pictures.ts';
import { seedPosts } from './seed-posts.ts';
import { seedTranslations } from './seed-translations.ts';

export interface SampleLogin {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Members whose logins a start prints: one for each of four languages. Their addresses are not verified, so that they
 * come in from a new device without a code.
 */
const samples = ['Jonas Weber', 'Lan Yue', 'Ji-woo Han', 'Luc Bertin'];

/**
 * Fills an empty, migrated database with the cast: members, pictures in the disk store below `dataDir`, likes,
 * conversations and posts. A database with accounts is left as it is. Returns the logins that work: those of the cast,
 * if it lives there.
 */
export async function seedCast(databaseUrl: string, { dataDir }: { dataDir: string }): Promise<SampleLogin[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'seed' });
  // A start that is stopped meanwhile ends the database: the query that fails says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (await isEmpty(client)) await moveIn(client, dataDir);
    return await sampleLogins(client);
  } finally {
    await client.end();
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from account) as empty');
  return rows[0]?.empty === true;
}

/** All or nothing: a start that is killed here finds an empty database at the next. */
async function moveIn(client: pg.Client, dataDir: string): Promise<void> {
  // Argon2id as for everyone; one hash serves all, for they share the password.
  const passwordHash = await hash(castPassword, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
  await client.query('begin');
  await client.query(
    `insert into place (id, country, name, population, time_zone)
     select id, country, name, population, time_zone from jsonb_populate_recordset(null::place, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(Object.values(castPlaces))],
  );
  const ids = await insertMembers(
    client,
    cast.map((member) => rowOf(member, passwordHash)),
  );
  for (const [index, member] of cast.entries()) await hangPictures(client, member, ids[index] ?? 0, dataDir);
  await client.query(
    `insert into member_like (member_id, liked_id)
     select a.id, b.id from jsonb_array_elements($1::jsonb) with ordinality as l(pair, nth)
     join account a on a.name = l.pair->>0 join account b on b.name = l.pair->>1 order by nth`,
    [JSON.stringify(castLikes)],
  );
  await seedConversations(client);
  await seedPosts(client, dataDir);
  await seedTranslations(client);
  await seedAlbums(client, dataDir);
  await seedAnswers(client);
  await client.query('commit');
}

/** Answers to curated questions, found by their English texts; a migrated database has all of them. */
async function seedAnswers(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `insert into member_answer (member_id, question_id, choice, is_published)
     select a.id, t.question_id, array_position(t.choices, w.choice) - 1, true
     from jsonb_to_recordset($1::jsonb) as w(member text, question text, choice text)
     join account a on a.name = w.member
     join question_text t on t.language = 'en' and t.text = w.question and w.choice = any(t.choices)`,
    [JSON.stringify(castAnswers)],
  );
  if (rowCount !== castAnswers.length) throw new Error('An answer of the cast belongs to no curated question.');
}

function rowOf(member: CastMember, passwordHash: string): NewMember {
  const { place, vipUntil, verified, photo, cover, ...told } = member;
  return {
    ...told,
    email: castEmail(member.name),
    password_hash: passwordHash,
    is_verified: verified,
    vip_until: vipUntil,
    place_id: castPlaces[place].id,
    biography_language: member.language === 'tw' ? 'zh' : member.language,
  };
}

/** The main photo puts the member on the lists. */
async function hangPictures(client: pg.Client, member: CastMember, id: number, dataDir: string): Promise<void> {
  const photo = await seedPicture(client, { file: member.photo, kind: 'photo', ownerId: id, dataDir });
  const cover = await seedPicture(client, { file: member.cover, kind: 'cover', ownerId: id, dataDir });
  await client.query(
    `update profile set main_photo = $2, cover_photo = $3, listed_no = nextval('profile_listed_no'), listed_at = now(),
       recommend_rank = (67108864 - 4)::bigint * 67108864 + $1::bigint where member_id = $1::bigint`,
    [id, photo, cover],
  );
}

async function sampleLogins(client: pg.Client): Promise<SampleLogin[]> {
  const { rows } = await client.query<{ name: string; email: string }>(
    'select name, email from account where name = any($1) and email = any($2)',
    [samples, samples.map(castEmail)],
  );
  return samples.flatMap((name) =>
    rows.filter((row) => row.name === name).map(({ email }) => ({ name, email, password: castPassword })),
  );
}
