import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { insertMembers, type NewMember } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let pool: pg.Pool;
/** A man who seeks women, without a photo, so not on any list himself. */
let jonas: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  jonas = await api.register('Jonas Weber', { gender: 1, seeking: 'women' });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});
beforeEach(async () => {
  await pool.query('delete from account where id <> $1', [jonas.id]);
});

const photo = () => (counted += 1).toString(16).padStart(32, '0');
const add = (...members: Partial<NewMember>[]) =>
  insertMembers(
    pool,
    members.map((member) => ({ name: `Member${(counted += 1)}`, ...member })),
  );

describe('recommendations by reply rate', () => {
  /** First messages of four members to each; `days` ago, answered or not. */
  const receive = (receivers: readonly number[], from: readonly number[], isAnswered: boolean, days: number) =>
    pool.query(
      `insert into thread (low_id, high_id, opened_by, last_seq, is_answered, unanswered_count, created_at)
       select least(r.id, f.id), greatest(r.id, f.id), f.id, 1, $3, case when $3 then 0 else 1 end, now() - make_interval(days => $4)
       from unnest($1::bigint[]) as r(id), unnest($2::bigint[]) as f(id)`,
      [receivers, from, isAnswered, days],
    );
  const ranked = async () => {
    await runJob(api, 'discovery.rank-members');
    const { items } = (await jonas.call(discoveryContract.listRecommended)).body;
    return items.map(({ user_id }) => user_id);
  };
  const addListed = async () => {
    const listed = await add(...Array.from({ length: 4 }, () => ({ visibility: 'public', main_photo: photo() })));
    await pool.query(`update profile set listed_at = now() - interval '30 days' where member_id = any($1)`, [listed]);
    const [first = 0, second = 0, third = 0, last = 0] = listed;
    return {
      first,
      second,
      third,
      last,
      writers: await add(...Array.from({ length: 4 }, () => ({ gender: 1 as const }))),
    };
  };

  // covers: GET /recommend
  it('prefers members who answer, then those whom nobody wrote to', async () => {
    const { first, second, third, last, writers } = await addListed();
    await receive([first], writers, false, 3);
    await receive([third], writers, true, 3);

    expect(await ranked()).toEqual([third, second, last, first]);
  });

  it('counts no message of today, of long ago or of a blocked member', async () => {
    const { first, second, third, last, writers } = await addListed();
    const [blocked = 0, ...others] = writers;
    await receive([first], others, false, 0);
    await receive([second], others, false, 40);
    await receive([third], [blocked], false, 3);
    await block(api.app.database, third, blocked);

    expect(await ranked()).toEqual([first, second, third, last]);
  });
});
