import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';
import { befriend, block } from '../../privacy/public.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const someone = (options = {}) => api.register(`Member ${(number += 1)}`, options);
const pair = (options = {}) => Promise.all([someone(options), someone()]);
const send = (from: Member, to: { id: number }, text = 'Hello', clientId = `client-${(number += 1)}`) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: text, client_id: clientId },
  });
const sayHi = (from: Member, to: { id: number }) => from.call(chatContract.sayHi, { body: { user_id: to.id } });
const threadOf = async (reader: Member, other: { id: number }) =>
  (await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body;
const codeOf = (name: ErrorName) => errors[name].code;
const setMessagePrivacy = (member: Member, value: string) =>
  api.sql('update privacy_setting set message_privacy = $2 where member_id = $1', [member.id, value]);

describe('sending', () => {
  it('stores the text and returns it with its number', async () => {
    const [anna, ben] = await pair();
    const { status, body } = await send(anna, ben, '  Good evening [smile]  ', 'client-one');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      seq: 1,
      sender: anna.id,
      message_type: 'text',
      message_content: 'Good evening [smile]',
      client_id: 'client-one',
    });
    expect((await threadOf(ben, anna)).items).toEqual([body]);
  });

  // Specification section 7: `message_type, message_content, user_id`.
  it('takes a text without a client id, each call a message of its own', async () => {
    const [anna, ben] = await pair();
    await befriend(api.app.database, anna.id, ben.id);
    const body = { user_id: ben.id, message_type: 'text', message_content: 'Without an id' };

    const replies = [
      await anna.call(chatContract.sendMessage, { body }),
      await anna.call(chatContract.sendMessage, { body }),
    ];

    expect(replies.map(({ status, body: { seq } }) => [status, seq])).toEqual([
      [201, 1],
      [201, 2],
    ]);
    expect(replies.map(({ body: { client_id } }) => client_id)).toEqual([
      expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
      expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/),
    ]);
  });

  it('refuses a client id that was used for another text or another member', async () => {
    const [anna, ben] = await pair();
    const cleo = await someone();
    await send(anna, ben, 'First text', 'client-other');

    const answers = [
      await send(anna, ben, 'Another text', 'client-other'),
      await send(anna, cleo, 'First text', 'client-other'),
    ];

    expect(answers.map(({ code }) => code)).toEqual([codeOf('key_reused'), codeOf('key_reused')]);
    expect((await threadOf(ben, anna)).items).toHaveLength(1);
  });

  it('returns nothing for a repeated client id after a block', async () => {
    const [anna, ben] = await pair();
    await send(anna, ben, 'Before the block', 'client-blocked');
    await block(api.app.database, ben.id, anna.id);

    expect((await send(anna, ben, 'Before the block', 'client-blocked')).code).toBe(codeOf('not_found'));
  });

  it('stores a repeated call once, simultaneously, and in a new conversation', async () => {
    const [anna, ben] = await pair();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(anna, ben, 'Same text', 'client-same')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await send(anna, ben, 'Same text', 'client-same')).body).toEqual(answers[0]?.body);
    expect((await threadOf(ben, anna)).items).toHaveLength(1);
  });

  it('numbers messages without gaps when both write at once', async () => {
    const [anna, ben] = await pair();
    await send(anna, ben);
    await send(ben, anna);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? send(anna, ben) : send(ben, anna))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect(answers.map(({ body }) => body.seq).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 3),
    );
    const [mine] = await api.sql<{ unread: number }>('select unread from thread_member where member_id = $1', [
      anna.id,
    ]);
    expect(mine?.unread).toBe(16);
  });

  it('creates one conversation when both start it at once', async () => {
    const [anna, ben] = await pair();
    const answers = await Promise.all([send(anna, ben), send(ben, anna)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.thread_id)).size).toBe(1);
  });

  it('counts characters by code point', async () => {
    const [anna, ben] = await pair();
    expect((await send(anna, ben, '🌸'.repeat(5_001))).code).toBe(codeOf('message_too_long'));
    expect((await send(anna, ben, '🌸'.repeat(5_000))).status).toBe(201);
    expect((await send(ben, anna, 'a'.repeat(5_001))).code).toBe(codeOf('message_too_long'));
    expect((await send(ben, anna, '   \n ')).code).toBe(codeOf('input_invalid'));
    expect((await send(ben, anna, 'a\0b')).code).toBe(codeOf('input_invalid'));
  });
});

describe('send permission', () => {
  // covers: Wait for a reply before sending more messages
  // covers: POST /messages
  it('waits for the reply, then is unlimited', async () => {
    const [anna, ben] = await pair();
    expect((await threadOf(anna, ben)).composer).toBe('open');
    await send(anna, ben);
    expect((await send(anna, ben)).code).toBe(codeOf('message_unanswered'));
    expect(await threadOf(anna, ben)).toMatchObject({ composer: 'wait', thread: { send: false, receive: true } });
    await send(ben, anna);
    expect(await threadOf(anna, ben)).toMatchObject({ composer: 'open', thread: { send: true, receive: true } });
    for (let i = 0; i < 3; i += 1) expect((await send(anna, ben)).status).toBe(201);
  });

  it('allows friends and VIP three messages before a reply', async () => {
    const [[anna, ben], [vip, carl]] = await Promise.all([pair(), pair({ vip: true })]);
    await api.app.database.transaction((db) => befriend(db, anna.id, ben.id));
    for (const [from, to] of [
      [anna, ben],
      [vip, carl],
    ] as const) {
      const codes = [];
      for (let i = 0; i < 4; i += 1) codes.push((await send(from, to)).code);
      expect(codes).toEqual([null, null, null, codeOf('message_unanswered')]);
    }
  });

  it('lets exactly one of many simultaneous messages pass', async () => {
    const [anna, ben] = await pair();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(anna, ben)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codeOf('message_unanswered'))).toHaveLength(7);
  });

  it('replies to a blocked sender as for an unknown id, and names the sender’s own block', async () => {
    const [anna, ben] = await pair();
    await send(anna, ben);
    await api.app.database.transaction((db) => block(db, anna.id, ben.id));
    const [blocked, unknown] = await Promise.all([send(ben, anna), send(ben, { id: 999_999 })]);
    const withoutId = (text: string) => text.replace(/"request_id":"[^"]+"/, '');
    expect([blocked.status, withoutId(blocked.text)]).toEqual([unknown.status, withoutId(unknown.text)]);
    expect((await send(anna, ben)).code).toBe(codeOf('member_blocked_by_me'));
    expect((await threadOf(anna, ben)).composer).toBe('blocking');
    expect(
      (await ben.call(messageThreadsContract.getThread, { params: { id: anna.id }, query: { user: 1 } })).status,
    ).toBe(404);
    expect((await ben.call(messageThreadsContract.listThreads)).body.items).toEqual([]);
    expect((await ben.me()).counter.message).toBe(0);
  });

  it('requires gender and birthday on both sides, and another member', async () => {
    const [anna, fresh] = await Promise.all([someone(), someone({ finished: false })]);
    expect((await send(fresh, anna)).code).toBe(codeOf('steps_missing'));
    expect((await send(anna, fresh)).code).toBe(codeOf('not_found'));
    expect((await send(anna, anna)).code).toBe(codeOf('message_to_self'));
  });

  it('refuses strangers if only friends may write, except in an existing conversation', async () => {
    const [anna, ben] = await pair();
    await setMessagePrivacy(ben, 'friends');
    expect((await threadOf(anna, ben)).composer).toBe('closed');
    expect((await send(anna, ben)).code).toBe(codeOf('message_not_accepted'));
    expect((await send(ben, anna)).status).toBe(201);
    expect((await send(anna, ben)).status).toBe(201);
  });

  it('puts a first message into the requests until it is accepted or answered', async () => {
    const [anna, ben] = await pair();
    await setMessagePrivacy(ben, 'validate');
    const { body } = await send(anna, ben);
    expect((await threadOf(ben, anna)).thread?.request).toBe(true);
    expect((await threadOf(anna, ben)).composer).toBe('wait');
    expect((await threadOf(anna, ben)).thread?.request).toBe(false);
    await ben.call(messageThreadsContract.updateThread, { params: { id: body.thread_id }, body: { accept: true } });
    expect((await threadOf(ben, anna)).thread?.request).toBe(false);
    expect((await threadOf(anna, ben)).composer).toBe('open');
    expect((await send(anna, ben)).status).toBe(201);

    const carl = await someone();
    await send(carl, ben);
    await send(ben, carl);
    expect((await threadOf(ben, carl)).thread?.request).toBe(false);
  });

  it('allows five new conversations per day before verification', async () => {
    const anna = await someone();
    const others = await Promise.all(Array.from({ length: 6 }, () => someone()));
    const codes = [];
    for (const other of others) codes.push((await send(anna, other)).code);
    expect(codes).toEqual([null, null, null, null, null, codeOf('conversations_used_up')]);
    expect((await threadOf(anna, there(others[5]))).thread).toBeNull();
    await api.sql('update account set verified_at = now(), email_verified_at = now() where id = $1', [anna.id]);
    expect((await send(anna, there(others[5]))).status).toBe(201);
    await api.sql('update conversation_quota set used = 20, day = day - 1 where member_id = $1', [anna.id]);
    expect((await send(anna, await someone())).status).toBe(201);
  });
});

describe('say-hi', () => {
  // covers: POST /sayhi
  it('greets once, in the receiver’s language, and counts as the one message', async () => {
    const [anna, ben] = await Promise.all([someone({ language: 'en' }), someone({ language: 'ja' })]);
    const first = await sayHi(anna, ben);
    expect(first.body).toMatchObject({
      message_type: 'sayhi',
      message_content: 'はじめまして！プロフィールを見て、お話ししてみたいと思いました。',
    });
    expect((await sayHi(anna, ben)).body).toEqual(first.body);
    expect((await send(anna, ben)).code).toBe(codeOf('message_unanswered'));
  });

  it('is an ordinary message in an answered conversation', async () => {
    const [anna, ben] = await pair();
    await send(anna, ben);
    expect((await sayHi(anna, ben)).code).toBe(codeOf('message_unanswered'));
    expect((await sayHi(ben, anna)).status).toBe(201);
  });
});
