import { randomUUID } from 'node:crypto';
import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../../test/fixtures/registration.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
  // Effects stay in their queue.
  await api.app.outbox.close();
});
afterAll(() => api.close());

async function author(options: MemberOptions = {}): Promise<Member> {
  const member = await api.register(`FastPathPost ${(number += 1)}`, options);
  // The first request of a session reads it.
  await member.me();
  return member;
}

const content = 'A walk along the #river, and nobody in a hurry.';
const post = (member: Member, body: object = {}) =>
  member.call(contract.post, { body: { content, upload_ids: [], client_id: randomUUID(), ...body } });

/** The token was just replaced: still good for a minute, but not for one statement. */
const replaceToken = ({ id }: Member) =>
  api.sql(
    `update session set previous_hash = access_hash, access_hash = sha256(access_hash), rotated_at = now() where account_id = $1`,
    [id],
  );
const setVip = ({ id }: Member, isVip: boolean) =>
  api.sql('update account set is_free = $2 where id = $1', [id, isVip]);

/** What a member's posts have written, without ids and times. */
const written = ({ id }: Member) =>
  api.sql(
    `select p.content, p.language, p.audience, p.gender, p.author_languages,
       array(select (l.language, l.gender, l.audience)::text from post_language l where l.post_id = p.id order by 1) as found,
       array(select t.tag from post_tag t where t.post_id = p.id) as tags,
       (select count(*) from outbox o where o.topic = 'feed.posted' and (o.payload->>'post_id')::bigint = p.id) as queued,
       (select cardinality(q.posted_at) from post_quota q where q.member_id = p.author_id) as counted
     from post p where p.author_id = $1 order by p.id`,
    [id],
  );

describe('a post without files', () => {
  it('takes one statement; again with its client id it takes more and returns the same', async () => {
    const member = await author();
    const client_id = randomUUID();
    let first = null;
    expect(
      await api.countQueries(async () => {
        first = await post(member, { client_id });
      }),
    ).toBe(1);
    let again = null;
    expect(
      await api.countQueries(async () => {
        again = await post(member, { client_id });
      }),
    ).toBeGreaterThan(1);
    expect(first).toMatchObject({ status: 201, body: { content, own: true, liked: false, likes: 0 } });
    expect((again as { body?: object } | null)?.body).toEqual((first as { body?: object } | null)?.body);
    expect(await written(member)).toHaveLength(1);
  });

  it.each<[string, MemberOptions, object, string?]>([
    ['of a member without languages', {}, {}, "update profile set languages = '{}' where member_id = $1"],
    ['of a member with two languages', {}, {}, "update profile set languages = '{de,it}' where member_id = $1"],
    ['in another language', { language: 'fr' }, { content: '今天的茶馆很安静。' }],
    ['without words of a language', { language: 'ko' }, { content: '12 + 3' }],
    ['for friends', { visibility: 'public' }, { visible: 'friends' }],
    ['for more than the profile', { visibility: 'registered' }, { visible: 'public' }],
    ['of a hidden member', { visibility: 'hidden' }, {}],
    ['of a VIP', { vip: true, visibility: 'public' }, {}],
  ])('%s stores the same as a longer way', async (_whose, options, body, change) => {
    const [short, long] = [await author(options), await author(options)];
    if (change !== undefined) for (const { id } of [short, long]) await api.sql(change, [id]);
    await replaceToken(long);
    expect(await api.countQueries(() => post(short, body))).toBe(1);
    expect((await post(long, body)).status).toBe(201);
    const [stored] = await written(short);
    expect(stored).toMatchObject({ queued: 1 });
    expect([stored]).toEqual(await written(long));
  });

  it.each<[string, ErrorName, (member: Member) => Promise<unknown>]>([
    [
      'in a session that was ended',
      'session_over',
      ({ id }) => api.sql('delete from session where account_id = $1', [id]),
    ],
    [
      'in a session that ran out',
      'session_over',
      ({ id }) => api.sql("update session set access_until = now() - interval '1 second' where account_id = $1", [id]),
    ],
    [
      'by a suspended member',
      'session_over',
      ({ id }) => api.sql("update account set status = 'suspended' where id = $1", [id]),
    ],
    [
      'by a member without the first steps',
      'steps_missing',
      ({ id }) => api.sql('update profile set gender = null where member_id = $1', [id]),
    ],
  ])('is not stored %s', async (_whose, refusal, change) => {
    const member = await author();
    await change(member);
    expect((await post(member)).code).toBe(errors[refusal].code);
    expect(await written(member)).toEqual([]);
  });

  it('is refused as empty only to a session that lives', async () => {
    const member = await author();
    expect((await post(member, { content: ' ' })).code).toBe(errors.input_invalid.code);
    await api.sql('delete from session where account_id = $1', [member.id]);
    expect((await post(member, { content: ' ' })).code).toBe(errors.session_over.code);
  });

  it('is not stored beyond the quota, and each is counted', async () => {
    const member = await author();
    for (let nth = 1; nth <= limits.posts_per_day; nth += 1) {
      expect(await api.countQueries(() => post(member))).toBe(1);
      expect(await written(member)).toMatchObject(Array.from({ length: nth }, () => ({ counted: nth })));
    }
    expect((await post(member)).code).toBe(errors.posts_used_up.code);
    expect(await written(member)).toHaveLength(limits.posts_per_day);
  });

  it('is counted by what the member is now: VIP or not any more', async () => {
    const member = await author();
    await setVip(member, true);
    for (let nth = 0; nth <= limits.posts_per_day; nth += 1) expect((await post(member)).status).toBe(201);
    expect(await written(member)).toMatchObject([{ counted: null }, { counted: null }, { counted: null }]);
    await setVip(member, false);
    for (let nth = 0; nth < limits.posts_per_day; nth += 1) expect((await post(member)).status).toBe(201);
    expect((await post(member)).code).toBe(errors.posts_used_up.code);
  });

  it('with signals of a fraud is queued for staff', async () => {
    const member = await author();
    const { body } = await post(member, { content: 'Please send me money by Western Union, I will pay you back.' });
    expect(await api.sql('select report_id from complaint where accused_id = $1', [member.id])).toEqual([
      { report_id: body.id },
    ]);
  });
});
