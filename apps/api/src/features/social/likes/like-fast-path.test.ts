import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function strangers(): Promise<{ anna: Member; ben: Member }> {
  const [anna, ben] = await Promise.all([
    api.register(`FastPathLike ${(number += 1)}`),
    api.register(`FastPathLike ${(number += 1)}`, { language: 'de' }),
  ]);
  // The first request of a session reads it.
  await anna.me();
  return { anna, ben };
}

const like = (from: Member, { id }: Member, body: { liked?: boolean; note?: string } = {}) =>
  from.call(socialContract.setLike, { body: { user_id: id, ...body } });
const likesOf = ({ id }: Member) => api.sql('select liked_id from member_like where member_id = $1', [id]);
/** The events of a member, as they would be replayed. */
const eventsOf = ({ id }: Member) =>
  api.sql<{ name: string; payload: object }>(
    'select name, payload from member_event where member_id = $1 order by seq',
    [id],
  );

type Change = (anna: Member, ben: Member) => Promise<unknown>;
const setVisibility = ({ id }: Member, visibility: string) =>
  api.sql('update privacy_setting set visibility = $2 where member_id = $1', [id, visibility]);
const relate = (one: Member, other: Member, kind: string) =>
  api.sql('insert into relationship (member_id, other_id, kind) values ($1, $2, $3)', [one.id, other.id, kind]);
const setStatus = ({ id }: Member, status: string) =>
  api.sql('update account set status = $2 where id = $1', [id, status]);

describe('a like without a note', () => {
  it('takes one statement, also when it is repeated or taken back; with a note it takes more', async () => {
    const { anna, ben } = await strangers();
    // Of somebody who is here nobody asks for devices to push to.
    const socket = await ben.socket();
    for (const liked of [true, true, false, false]) {
      expect(await api.countQueries(() => like(anna, ben, { liked }))).toBe(1);
      expect(await likesOf(anna)).toEqual(liked ? [{ liked_id: ben.id }] : []);
    }
    expect((await eventsOf(ben)).map(({ name }) => name)).toEqual(['like.made', 'like.unmade']);
    expect(await api.countQueries(() => like(anna, ben, { note: 'Hello' }))).toBeGreaterThan(1);
    socket.close();
  });

  it.each<[string, Change]>([
    ['a stranger', async () => {}],
    ['a friend', (anna, ben) => Promise.all([relate(anna, ben, 'friend'), relate(ben, anna, 'friend')])],
    ['somebody who likes the caller', (anna, ben) => like(ben, anna)],
    [
      'somebody with a photo, a place and VIP',
      async ({ id }) => {
        await api.sql(
          "update profile set main_photo = 'abc', place_id = (select min(id) from place) where member_id = $1",
          [id],
        );
        await api.sql("update account set vip_until = '2090-01-01' where id = $1", [id]);
      },
    ],
  ])('tells of %s what a like with a note tells', async (_who, change) => {
    const { anna, ben } = await strangers();
    await change(anna, ben);
    const short = await like(anna, ben);
    await like(anna, ben, { liked: false });
    const long = await like(anna, ben, { note: 'Hello' });
    const [made, , noted] = await eventsOf(ben);
    expect([short.body, made]).toEqual([long.body, { ...noted, payload: { ...noted?.payload, note: null } }]);
  });

  it('of a friend for whom alone the profile is visible, and by a VIP of a hidden one, is stored', async () => {
    const { anna, ben } = await strangers();
    await setVisibility(ben, 'friends');
    expect((await like(anna, ben)).code).toBe(errors.not_found.code);
    await relate(ben, anna, 'friend');
    expect((await like(anna, ben)).status).toBe(200);
    const other = await strangers();
    await setVisibility(other.ben, 'hidden');
    await api.sql("update account set vip_until = '2090-01-01' where id = $1", [other.anna.id]);
    expect((await like(other.anna, other.ben)).body).toEqual({ liked: true, mutual: false });
  });

  it.each<[string, Change]>([
    ['hides', (anna) => setVisibility(anna, 'hidden')],
    ['shows themselves to friends alone', (anna) => setVisibility(anna, 'friends')],
  ])('by a member who %s is told to nobody, nor that it was taken back', async (_who, change) => {
    const { anna, ben } = await strangers();
    await change(anna, ben);
    for (const liked of [true, false]) expect((await like(anna, ben, { liked })).status).toBe(200);
    expect(await eventsOf(ben)).toEqual([]);
  });

  it('that was taken back by a member who is blocked is not told', async () => {
    const { anna, ben } = await strangers();
    await like(anna, ben);
    await relate(ben, anna, 'block');
    expect(await api.countQueries(() => like(anna, ben, { liked: false }))).toBe(1);
    expect([await likesOf(anna), (await eventsOf(ben)).map(({ name }) => name)]).toEqual([[], ['like.made']]);
  });

  it.each<[string, ErrorName, Change]>([
    ['of a member who blocks the caller', 'not_found', (anna, ben) => relate(ben, anna, 'block')],
    ['of a member whom the caller blocks', 'not_found', (anna, ben) => relate(anna, ben, 'block')],
    ['of a hidden member', 'not_found', (_anna, ben) => setVisibility(ben, 'hidden')],
    ['of a member who closed the account', 'not_found', (_anna, ben) => setStatus(ben, 'closed')],
    [
      'of a member without the first steps',
      'not_found',
      (_anna, { id }) => api.sql('update profile set gender = null where member_id = $1', [id]),
    ],
    [
      'by a member without the first steps',
      'steps_missing',
      ({ id }) => api.sql('update profile set gender = null where member_id = $1', [id]),
    ],
    ['by a suspended member', 'session_over', (anna) => setStatus(anna, 'suspended')],
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
  ])('is not stored %s', async (_whose, refusal, change) => {
    const { anna, ben } = await strangers();
    await change(anna, ben);
    expect((await like(anna, ben)).code).toBe(errors[refusal].code);
    expect([await likesOf(anna), await eventsOf(ben)]).toEqual([[], []]);
  });

  it('is not taken back in a session that is over', async () => {
    const { anna, ben } = await strangers();
    await like(anna, ben);
    await api.sql('delete from session where account_id = $1', [anna.id]);
    expect((await like(anna, ben, { liked: false })).code).toBe(errors.session_over.code);
    expect(await likesOf(anna)).toEqual([{ liked_id: ben.id }]);
  });
});
