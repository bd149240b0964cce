import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let anna: Member;
let ben: Member;
/** A message of Anna's, and her message before it. */
let message: { id: number; seq: number };

beforeAll(async () => {
  api = await startApi();
  [anna, ben] = await Promise.all([api.register('Anna Page'), api.register('Ben Page')]);
  await send(anna, ben);
  await send(ben, anna);
  message = await send(anna, ben);
});
afterAll(() => api.close());

let number = 0;
async function send(from: Member, to: Member) {
  number += 1;
  const text = { message_type: 'text' as const, message_content: `Line ${number}`, client_id: `page-line-${number}` };
  return (await from.call(chatContract.sendMessage, { body: { user_id: to.id, ...text } })).body;
}

async function onPage(reader: Member, peer: Member) {
  const { body } = await reader.call(messageThreadsContract.getThread, { params: { id: peer.id }, query: { user: 1 } });
  return body.items.find(({ id }) => id === message.id);
}

/** The newest message of the reader's only conversation. */
async function inList(reader: Member) {
  const { body } = await reader.call(messageThreadsContract.listThreads);
  return body.items[0]?.summary;
}

const alone = async (reader: Member) =>
  (await reader.call(messageActsContract.getMessage, { params: { id: message.id } })).body;

/** What a plain text leaves empty, and how a message comes to have it. */
const extraFields: readonly (readonly [field: string, sql: string])[] = [
  ['edited_at', 'update message set edited_at = now() where id = $1'],
  ['reply_to', 'update message set reply_seq = 1 where id = $1'],
  ['phrase', `update message set phrase = '{"id":"1","texts":{"en":"Hello"}}' where id = $1`],
  ['warning', `update message set warning = 'link' where id = $1`],
  [
    'call',
    `update message set kind = 'call', call = '{"call_id":1,"kind":"voice","status":"missed","seconds":0}' where id = $1`,
  ],
  [
    'gift',
    `with sent as (
       insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid)
       select sender_id, other_id, 1, 'line', 500, 0 from message join thread_member side using (thread_id)
       where id = $1 and side.member_id = sender_id returning id
     )
     update message set kind = 'gift', gift_sent_id = (select id from sent) where id = $1`,
  ],
  [
    'question',
    `with asked as (
       insert into question_ask (asker_id, asked_id, content)
       select sender_id, other_id, 'Why?' from message join thread_member side using (thread_id)
       where id = $1 and side.member_id = sender_id returning id
     )
     update message set kind = 'question', question_ask_id = (select id from asked) where id = $1`,
  ],
  ['upload_ids', `update message set kind = 'photo', upload_ids = '{4711}' where id = $1`],
  ['removed', `update message set removed_for = 'money' where id = $1`],
  ['recalled', `update message set recalled_at = now() where id = $1`],
  [
    'reactions',
    `insert into message_reaction (thread_id, seq, member_id, emoji)
     select thread_id, seq, sender_id, 'rose' from message where id = $1`,
  ],
  [
    'translation',
    `insert into message_translation (message_id, kind, state, source, target, content, engine)
     values ($1, 'machine', 'translated', 'en', 'de', 'Zeile', 'double')`,
  ],
];

describe('a message on a page of its conversation, or at its head in the list', () => {
  it('is the message that is read alone', async () => {
    expect(await onPage(ben, anna)).toEqual(await alone(ben));
    expect(await onPage(anna, ben)).toEqual(await alone(anna));
    expect(await inList(anna)).toEqual(await alone(anna));
  });

  it.each(extraFields)('holds %s', async (field, sql) => {
    const plain: Record<string, unknown> = { ...(await alone(ben)) };

    await api.sql(sql, [message.id]);

    const extra: Record<string, unknown> = { ...(await onPage(ben, anna)) };
    expect(extra).toEqual(await alone(ben));
    expect(extra[field]).not.toEqual(plain[field]);
    expect(await inList(ben)).toEqual(extra);
    await renew();
  });

  it.each(['12:00:00', '12:00:00.5', '12:00:00.0409', '12:00:00.999999'])('states the time %s', async (time) => {
    await api.sql('update message set created_at = $2::timestamptz, read_at = $2::timestamptz where id = $1', [
      message.id,
      `2026-01-31T${time}Z`,
    ]);

    const { created_at, read_at } = await alone(anna);

    expect(read_at).toBe(created_at);
    expect(await onPage(anna, ben)).toMatchObject({ created_at, read_at });
    expect(await inList(anna)).toMatchObject({ created_at, read_at });
    await renew();
  });
});

/** Another plain message for the next field. */
async function renew(): Promise<void> {
  message = await send(anna, ben);
}
