import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { block } from '../../privacy/public.ts';

// covers: POST /likes

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_LIKE_NOTES_PER_DAY: '2' });
});
afterAll(() => api.close());

const join = (options: { vip?: boolean } = {}) => api.register(`Noted ${(number += 1)}`, options);
const like = (member: Member, other: Member, note?: string) =>
  member.call(socialContract.setLike, { body: { user_id: other.id, ...(note === undefined ? {} : { note }) } });
const unlike = (member: Member, other: Member) =>
  member.call(socialContract.setLike, { body: { user_id: other.id, liked: false } });
const notesOf = async (member: Member) =>
  (await member.call(socialContract.listLikesOfMe)).body.items.map(({ user_id, note }) => [user_id, note]);
const unseen = async (member: Member) => (await member.call(accountsContract.getCounters)).body.counter.likeme;
const isLike = (frame: ServerFrame) => frame.type === 'event' && frame.name === 'like.made';

describe('a note with a like', () => {
  it('is published and listed with the like, once', async () => {
    const [one, other] = [await join(), await join()];
    const socket = await other.socket();
    await like(one, other, '  Your boat is beautiful. ');
    expect(await socket.next(isLike)).toMatchObject({
      data: { note: 'Your boat is beautiful.', count: 1, user: { user_id: one.id } },
    });
    await like(one, other, 'Another one');
    expect(await notesOf(other)).toEqual([[one.id, 'Your boat is beautiful.']]);
    expect(socket.frames.filter(isLike)).toHaveLength(1);
    socket.close();
  });

  it('is added to an existing like: a seen like becomes unseen, an unseen one is counted once', async () => {
    const [one, two, other] = [await join(), await join(), await join()];
    await like(one, other);
    await other.call(accountsContract.readCounter, { body: { type: 'likeme' } });
    await like(two, other);
    const socket = await other.socket();
    await like(one, other, 'Do you play chess?');
    expect(await socket.next(isLike)).toMatchObject({ data: { note: 'Do you play chess?', count: 1 } });
    await like(two, other, 'Me too');
    expect(await socket.next((frame) => isLike(frame) && JSON.stringify(frame).includes('Me too'))).toMatchObject({
      data: { count: 0 },
    });
    expect(await unseen(other)).toBe(2);
    socket.close();
  });

  it('has a daily limit that removed likes do not reset', async () => {
    const [one, vip] = [await join(), await join({ vip: true })];
    const others = [await join(), await join(), await join()] as const;
    await like(one, others[0], 'First');
    await unlike(one, others[0]);
    await like(one, others[0], 'First again');
    const refused = await like(one, others[1], 'Third');
    expect([refused.code, await notesOf(others[1])]).toEqual([errors.like_notes_used_up.code, []]);
    expect((await like(one, others[1])).body).toEqual({ liked: true, mutual: false });
    for (const other of others) expect((await like(vip, other, 'Hello')).status).toBe(200);
    await api.sql(`update like_note_day set day = day - 1 where member_id = $1`, [one.id]);
    expect((await like(one, others[2], 'A new day')).status).toBe(200);
  });

  it('is refused where it is too long, and never reaches a member who blocks the writer', async () => {
    const [one, other, blocker] = [await join(), await join(), await join()];
    expect((await like(one, other, 'x'.repeat(201))).code).toBe(errors.input_invalid.code);
    expect((await like(one, other, '   ')).status).toBe(200);
    expect(await notesOf(other)).toEqual([[one.id, null]]);
    await like(one, blocker, 'Before the block');
    await block(api.app.database, blocker.id, one.id);
    expect(await notesOf(blocker)).toEqual([]);
    expect((await like(one, blocker, 'After it')).code).toBe(errors.not_found.code);
  });
});
