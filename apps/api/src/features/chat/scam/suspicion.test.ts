import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_SAME_TEXT_MAX: '2', LIMIT_SUSPICIOUS_RECEIVERS_MAX: '2' });
});
afterAll(() => api.close());

const someone = () => api.register(`Doubt ${(number += 1)}`);
const send = (from: Member, to: Member, text: string) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: text, client_id: `client-${(number += 1)}` },
  });
const newest = async (reader: Member, other: Member) =>
  there(
    (await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body
      .items[0],
  );

// covers: Suspicious messages warn the reader, pause the sender and are queued for staff
it('warns the receiver, reports to staff and tells the sender nothing', async () => {
  const [anna, ben] = await Promise.all([someone(), someone()]);
  const sent = await send(anna, ben, 'Please send me 300 dollars by W e s t e r n Union');
  expect([sent.body.warning, (await newest(ben, anna)).warning, (await newest(anna, ben)).warning]).toEqual([
    null,
    'scam',
    null,
  ]);
  const complaints = await api.sql('select member_id, report_type, content from complaint where report_id = $1', [
    sent.body.id,
  ]);
  expect(complaints).toEqual([{ member_id: null, report_type: 'message', content: expect.stringContaining('money') }]);
  await send(ben, anna, 'Have a look at https://example.org');
  expect((await newest(anna, ben)).warning).toBe('link');
});

it('includes the sender’s previous messages, but not the receiver’s', async () => {
  const [anna, ben] = await Promise.all([someone(), someone()]);
  await send(anna, ben, 'Good morning');
  await send(ben, anna, 'My box is held at customs.');
  await send(anna, ben, 'Please settle the clearance.');
  expect((await newest(ben, anna)).warning).toBe(null);
  await send(anna, ben, 'Your box is held at customs.');
  expect((await newest(ben, anna)).warning).toBe('scam');
});

it('pauses a sender after suspicious messages to several members, except for replies', async () => {
  const [anna, one, two, three, friend] = await Promise.all([someone(), someone(), someone(), someone(), someone()]);
  await send(friend, anna, 'How was your day?');
  for (const other of [one, two])
    expect((await send(anna, other, 'Buy me an Amazon gift card, dear')).status).toBe(201);
  const slowed = await send(anna, three, 'Good morning');
  expect([slowed.status, slowed.code]).toEqual([429, errors.messages_slowed.code]);
  expect((await send(anna, friend, 'Very good, and yours?')).status).toBe(201);
  expect((await send(anna, friend, 'Could you lend me some money? 500 dollars')).code).toBe(
    errors.messages_slowed.code,
  );
  await api.sql("update message_suspicion set noted_at = noted_at - interval '2 hours'");
  expect((await send(anna, three, 'Good morning')).status).toBe(201);
});

it('treats the same opening to many members as a signal, whatever its spacing', async () => {
  const [anna, ...others] = await Promise.all([someone(), someone(), someone(), someone()]);
  const texts = [
    'I have seen your photo and my heart stood still',
    'I have  seen your photo and my HEART stood still',
    'I have seen your photo and my heart st\u200bood still',
  ];
  const warnings = [];
  for (const [at, other] of others.entries()) {
    await send(anna, other, texts[at] ?? '');
    warnings.push((await newest(other, anna)).warning);
  }
  expect(warnings).toEqual([null, null, 'scam']);
});
