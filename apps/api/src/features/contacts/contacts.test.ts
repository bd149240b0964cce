import { randomUUID } from 'node:crypto';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { type Contact } from '@peonia/contract/contacts.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../test/fixtures/registration.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { runJob } from '../../../test/run-job.ts';
import { creditPurchase } from '../ledger/public.ts';
import { block, unblock } from '../privacy/public.ts';

let api: Api;
let count = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const values = {
  facebook: 'mei.lin.facebook',
  wechat: 'meilin_wechat',
  phone: '+49 171 123-4567',
  email: 'Mei@contact.example',
};
const full = { ...values, price: 80, show: 1, vip_free: 0 } as const;

async function someone(options: MemberOptions & { gold?: number } = {}): Promise<Member> {
  count += 1;
  const member = await api.register(`Reader ${count}`, options);
  const { gold } = options;
  if (gold !== undefined)
    await api.app.database.transaction((db) =>
      creditPurchase(db, {
        key: `gold-${member.id}`,
        kind: 'recharge',
        cause: 'test',
        cause_id: member.id,
        member_id: member.id,
        amount: gold * 100,
      }),
    );
  return member;
}

async function owner(options: Partial<typeof full> | { show: 0 } | { vip_free: 1 } = {}): Promise<Member> {
  const member = await someone();
  expect((await save(member, { ...full, ...options })).status).toBe(200);
  return member;
}

const save = (member: Member, body: object) => member.call(contactsContract.saveContact, { body: body as never });
const read = (reader: Member, { id }: { id: number }) => reader.call(contactsContract.getContact, { params: { id } });
const buy = (reader: Member, { id }: { id: number }, expected = 80, key: string = randomUUID()) =>
  reader.call(contactsContract.buyContact, { params: { id }, body: { expected }, headers: { 'idempotency-key': key } });
const balanceOf = async (member: Member) => (await member.me()).balance;
const withoutId = (text: string) => text.replace(/"request_id":"[^"]+"/, '');

const shut: Contact = {
  open: false,
  price: 80,
  show: 1,
  vip_free: 0,
  fields: ['facebook', 'wechat', 'phone', 'email'],
  facebook: null,
  wechat: null,
  phone: null,
  email: null,
};
const opened = { ...shut, ...values, open: true, phone: '+491711234567', email: 'mei@contact.example' };

describe('own contact information', () => {
  it('is empty and hidden at first and saved as a whole', async () => {
    const anna = await someone();
    expect((await read(anna, anna)).body).toEqual({ ...shut, open: true, price: 20, show: 0, fields: [] });
    expect((await save(anna, full)).body).toEqual(opened);
    expect((await save(anna, { ...full, wechat: '  ', phone: null, price: 5 })).body).toEqual({
      ...opened,
      wechat: null,
      phone: null,
      price: 5,
      fields: ['facebook', 'email'],
    });
    expect((await read(anna, anna)).body.fields).toEqual(['facebook', 'email']);
  });

  it.each<[object, ErrorName]>([
    [{ price: 4 }, 'price_missing'],
    [{ price: 201 }, 'price_missing'],
    [{ price: 20.5 }, 'input_invalid'],
    [{ phone: '12345' }, 'phone_invalid'],
    [{ email: 'mei at home' }, 'email_invalid'],
    [{ facebook: 'x'.repeat(121) }, 'input_invalid'],
  ])('refuses %j', async (options, refusal) => {
    expect((await save(await someone(), { ...full, ...options })).code).toBe(codeOf(refusal));
  });

  it('names all wrong fields at once', async () => {
    const { text } = await save(await someone(), { ...full, price: 4, email: 'mei at home', phone: '12345' });

    expect(JSON.parse(text)).toMatchObject({ code: codeOf('price_missing'), fields: ['price', 'email', 'phone'] });
  });
});

describe('contact information of another member', () => {
  // covers: GET /contact/:id
  it('shows price and field names, and values to buyers only', async () => {
    const [mei, anna] = [await owner(), await someone({ gold: 100 })];
    expect((await read(anna, mei)).body).toEqual(shut);
    expect((await buy(anna, mei)).body).toEqual(opened);
    expect((await read(anna, mei)).body).toEqual(opened);
    expect(await balanceOf(anna)).toBe(20);
    expect((await buy(anna, mei, 7)).body).toEqual(opened);
    expect(await balanceOf(anna)).toBe(20);
    while ((await api.app.outbox.drain()) > 0);
    const told = (await mei.call(notificationsContract.listNotifications)).body.items;
    expect(told.filter(({ data }) => data.what === 'contact_sold')).toMatchObject([
      { type: 'payclear', data: { user_id: anna.id, amount: 80 } },
    ]);
    expect((await anna.call(profilesContract.getProfile, { params: { id: mei.id } })).text).not.toMatch(
      /meilin_wechat|mei\.lin\.facebook|contact\.example|1234567/,
    );
  });

  it('returns the first reply for a repeated idempotency key', async () => {
    const [mei, anna] = [await owner(), await someone({ gold: 100 })];
    const key = randomUUID();
    const [first, second] = [await buy(anna, mei, 80, key), await buy(anna, mei, 80, key)];
    expect([second.text, await balanceOf(anna)]).toEqual([first.text, 20]);
  });

  it('refuses an idempotency key that was used with another body', async () => {
    const [mei, anna] = [await owner(), await someone({ gold: 100 })];
    const key = randomUUID();
    await buy(anna, mei, 80, key);

    expect((await buy(anna, mei, 79, key)).code).toBe(codeOf('key_reused'));
  });

  it('refuses another price and insufficient gold', async () => {
    const [mei, anna, poor] = [await owner(), await someone({ gold: 100 }), await someone({ gold: 79 })];
    const changed = await buy(anna, mei, 79);
    expect([changed.code, JSON.parse(changed.text)]).toEqual([
      codeOf('price_changed'),
      expect.objectContaining({ price: { amount: 80, currency: 'gold' } }),
    ]);
    expect((await buy(poor, mei)).code).toBe(codeOf('gold_short'));
    expect([(await read(poor, mei)).body.open, await balanceOf(anna), await balanceOf(poor)]).toEqual([false, 100, 79]);
  });

  it('charges nothing where a field that the buyer was shown is gone', async () => {
    const [mei, anna] = [await owner(), await someone({ gold: 100 })];
    const buyShown = (fields: Contact['fields']) =>
      anna.call(contactsContract.buyContact, {
        params: { id: mei.id },
        body: { expected: 80, fields },
        headers: { 'idempotency-key': randomUUID() },
      });
    await save(mei, { ...full, wechat: null });

    expect((await buyShown(shut.fields)).code).toBe(codeOf('contact_changed'));
    expect([(await read(anna, mei)).body.open, await balanceOf(anna)]).toEqual([false, 100]);
    await save(mei, full);
    expect((await buyShown(['facebook', 'email'])).body).toEqual(opened);
  });

  it('is open to VIP if the owner allows it, without counting as bought', async () => {
    const [generous, other, vip] = [
      await owner({ vip_free: 1 }),
      await owner(),
      await someone({ vip: true, gold: 10 }),
    ];
    expect((await read(vip, generous)).body.open).toBe(true);
    expect((await buy(vip, generous)).body.open).toBe(true);
    expect((await read(vip, other)).body.open).toBe(false);
    await api.sql('update account set is_free = false where id = $1', [vip.id]);
    expect([(await read(vip, generous)).body.open, await balanceOf(vip)]).toEqual([false, 10]);
  });

  it('replies as for an unknown id if nothing is shown', async () => {
    const anna = await someone({ gold: 100 });
    const hidden = await owner();
    await api.sql("update privacy_setting set visibility = 'hidden' where member_id = $1", [hidden.id]);
    const empty = await owner();
    await save(empty, { ...full, facebook: null, wechat: null, phone: null, email: null });
    const offers = async (reader: Member, one: Member) =>
      (await reader.call(profilesContract.getProfile, { params: { id: one.id } })).body.contact;
    expect([
      await offers(anna, await owner()),
      await offers(anna, empty),
      await offers(anna, await owner({ show: 0 })),
    ]).toEqual([true, false, false]);
    const unknown = withoutId((await read(anna, { id: 999_999 })).text);
    for (const one of [await owner({ show: 0 }), await someone(), hidden, empty]) {
      expect(withoutId((await read(anna, one)).text)).toBe(unknown);
      expect((await buy(anna, one)).status).toBe(404);
    }
    expect(await balanceOf(anna)).toBe(100);
  });

  it('stays open to its buyer when hidden; a block ends access, and restoring it costs nothing', async () => {
    const [mei, anna] = [await owner(), await someone({ gold: 100 })];
    await buy(anna, mei);
    await save(mei, { ...full, show: 0 });
    await api.sql("update privacy_setting set visibility = 'hidden' where member_id = $1", [mei.id]);
    expect((await read(anna, mei)).body.open).toBe(true);
    for (const [from, to] of [
      [mei, anna],
      [anna, mei],
    ] as const) {
      await api.app.database.transaction((db) => block(db, from.id, to.id));
      expect([(await read(anna, mei)).status, (await buy(anna, mei)).status]).toEqual([404, 404]);
      await api.app.database.transaction((db) => unblock(db, from.id, to.id));
      expect((await read(anna, mei)).body.open).toBe(true);
    }
    expect(await balanceOf(anna)).toBe(20);
  });

  // covers: Contact information: paid once per owner, VIP free where the owner allows, a block ends it
  it('charges once for 200 simultaneous calls and credits a partner’s share', async () => {
    const [mei, anna] = [await owner(), await someone({ gold: 500 })];
    await api.sql('update account set is_partner = true where id = $1', [mei.id]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => buy(anna, mei)));
    expect(answers.every(({ status, body }) => status === 200 && body.open)).toBe(true);
    expect(await balanceOf(anna)).toBe(420);
    expect(await api.sql('select amount from ledger_earning where member_id = $1', [mei.id])).toEqual([
      { amount: 3200 },
    ]);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });
});

describe('a repeated key', () => {
  it('reads the values again and charges nothing', async () => {
    const [mei, reader, key] = [await owner(), await someone({ gold: 100 }), randomUUID()];
    await buy(reader, mei, 80, key);
    await save(mei, { ...full, wechat: 'a_new_name' });

    const { body } = await buy(reader, mei, 80, key);

    expect([body, await balanceOf(reader)]).toEqual([{ ...opened, wechat: 'a_new_name' }, 20]);
  });

  it('is refused with another body', async () => {
    const [mei, reader, key] = [await owner(), await someone({ gold: 100 }), randomUUID()];
    await buy(reader, mei, 80, key);

    expect((await buy(reader, mei, 81, key)).code).toBe(codeOf('key_reused'));
  });

  it.each(['blocks the buyer', 'has closed the account', 'was erased'])(
    'returns nothing of a member who %s',
    async (what) => {
      const [mei, reader, key] = [await owner(), await someone({ gold: 100 }), randomUUID()];
      await buy(reader, mei, 80, key);
      if (what === 'blocks the buyer') await block(api.app.database, mei.id, reader.id);
      else await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [mei.id]);
      if (what === 'was erased') {
        await api.sql("update account set closed_at = now() - interval '400 days' where id = $1", [mei.id]);
        await runJob(api, 'accounts.delete-closed-accounts');
      }

      const { status, text } = await buy(reader, mei, 80, key);

      expect([status, text.includes(values.facebook)]).toEqual([404, false]);
      const stored = await api.sql('select * from idempotency_key where key = $1', [key]);
      expect(JSON.stringify(stored)).not.toContain(values.facebook);
    },
  );
});
