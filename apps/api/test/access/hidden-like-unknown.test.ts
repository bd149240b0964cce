import { randomUUID } from 'node:crypto';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { block } from '../../src/features/privacy/public.ts';
import { startApi, type Api } from '../api.ts';
import { insertFilm } from '../fixtures/insert-film.ts';
import type { Member } from '../fixtures/register-member.ts';
import { acts } from './access-matrix.ts';

let api: Api;
let caller: Member;
/**
 * Who is not there for the caller, with a post and a video of theirs: hidden, blocking, closed, and an id that nobody
 * has.
 */
const absent: { readonly id: number; readonly postId: number; readonly filmId: number }[] = [];

beforeAll(async () => {
  api = await startApi();
  const pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  caller = await api.register('Looks for them', { gender: 1 });
  const [hidden, blocker, closed] = [
    await api.register('Is hidden', { visibility: 'hidden' }),
    await api.register('Blocks them'),
    await api.register('Is closed'),
  ];
  await block(api.app.database, blocker.id, caller.id);
  for (const { id } of [hidden, blocker, closed])
    absent.push({
      id,
      postId: (await insertPosts(pool, [{ author_id: id }]))[0] ?? 0,
      filmId: await insertFilm(api, id),
    });
  await api.sql(`update account set status = 'suspended' where id = $1`, [closed.id]);
  absent.push({ id: 999_999, postId: 999_999, filmId: 999_999 });
  await pool.end();
});
afterAll(() => api.close());

it.each(Object.entries(acts).filter(([, { expected }]) => expected.unverified.at(3) === expected.unverified.at(5)))(
  '%s answers the same, byte for byte, no matter who is not there',
  async (_name, { endpoint, input }) => {
    const answers = [];
    for (const { id, postId, filmId } of absent) {
      const { status, text, headers } = await caller.call(endpoint, input(id, randomUUID(), postId, filmId));
      const names = [...headers.keys()].toSorted();
      answers.push({ status, text: text.replace(/"request_id":"[^"]*"/, ''), names });
    }
    const unknown = answers.at(-1);
    for (const answer of answers) expect(answer).toEqual(unknown);
  },
);
