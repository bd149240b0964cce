import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { passTime, put, relayOf, talk } from '../../../../test/fixtures/call-fixture.ts';
import { cashOut, decide, makePartner } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { newKey } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let partner: Member;
let member: Member;
let numbers = 0;

beforeAll(async () => {
  api = await startApi(relayOf);
});
afterAll(() => api.close());

const pair = async () => {
  partner = await makePartner(api, `Cause Host ${(numbers += 1)}`);
  member = await api.register(`Cause Guest ${numbers}`, { verified: true });
  await giveGold(api.app.database, member, 100);
};
const write = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: 'hello', client_id: randomUUID() },
  });
const give = async () => {
  await write(partner, member);
  const { body } = await member.call(chatContract.sendMessage, {
    body: {
      user_id: partner.id,
      message_type: 'gift',
      message_content: '',
      gift_id: 1,
      expected: 5,
      client_id: randomUUID(),
    },
  });
  return body.seq;
};
const itemsOf = async (language = 'en') => {
  const reply = await fetch(`${api.address}/v1/affiliate`, {
    headers: { authorization: `Bearer ${partner.token}`, 'accept-language': language },
  });
  return ((await reply.json()) as { items: unknown[] }).items;
};

describe('the line of a share', () => {
  it('leads to the gift and its message, in the language of the reader', async () => {
    await pair();
    const seq = await give();

    const items = await itemsOf('ja');

    expect(items).toMatchObject([{ type: 'gift', message: seq, user: { user_id: member.id } }]);
    expect(items).not.toMatchObject([{ gift: ((await itemsOf('en'))[0] as { gift: string }).gift }]);
  });

  it('leads to the message of the call', async () => {
    await pair();
    const call = await talk(member, partner, { kind: 'video' });
    await passTime(api.sql, call, 30);
    await put(partner, call, { status: 'hangup' });
    while ((await api.app.outbox.drain()) > 0);
    await api.app.use((await import('../../calls/public.ts')).callClock).tick();

    const [{ seq } = {}] = await api.sql(`select seq from message where client_id = 'call:${call}'`);
    expect(await itemsOf()).toMatchObject([{ type: 'call', call: 'video', message: seq }]);
  });

  it('leads to the album of the file', async () => {
    await pair();
    const { id } = await putInAlbum(api, partner, 'secret', 7);
    await member.call(albumContract.payUpload, {
      body: { upload_id: id, related_id: partner.id, type: 'album', expected: 7 },
      headers: { 'idempotency-key': newKey() },
    });

    expect(await itemsOf()).toMatchObject([{ type: 'unlock', folder: 'secret', message: null }]);
  });

  it('names the kind of a contact that was bought', async () => {
    await pair();
    await partner.call(contactsContract.saveContact, {
      body: { facebook: 'host', wechat: null, phone: null, email: null, price: 20, show: 1, vip_free: 0 },
    });
    await member.call(contactsContract.buyContact, {
      params: { id: partner.id },
      body: { expected: 20 },
      headers: { 'idempotency-key': newKey() },
    });

    expect(await itemsOf()).toMatchObject([{ type: 'contact', gift: null, folder: null, message: null }]);
  });

  it('leads to no message of a member who blocked the partner', async () => {
    await pair();
    await give();
    await api.app.database.transaction((db) => block(db, member.id, partner.id));

    expect(await itemsOf()).toMatchObject([{ user: null, message: null }]);
  });

  it('leads to no message that was deleted', async () => {
    await pair();
    const seq = await give();
    await api.sql('update message set deleted_by_receiver = true where seq = $1 and sender_id = $2', [seq, member.id]);

    expect(await itemsOf()).toMatchObject([{ type: 'gift', message: null }]);
  });
});

it('what was paid out is a figure of its own', async () => {
  partner = await makePartner(api, 'Cause Paid Host', 100);
  const [fina, finn] = [await makeStaff(api, 'Fina Cause', 'finance'), await makeStaff(api, 'Finn Cause', 'finance')];
  await proveBooks(api.app.database);
  const { id } = (await cashOut(partner, 80)).body.payout;
  await decide(fina, id, 'approve');
  const before = (await partner.call(contract.getAffiliate, { query: {} })).body;
  await decide(finn, id, 'pay');

  const after = (await partner.call(contract.getAffiliate, { query: {} })).body;

  expect([before.paid, after.paid, after.available]).toEqual([0, 80, 20]);
});
