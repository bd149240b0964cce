import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { partnersEraser, partnersExporter } from '../own-partner.ts';

let api: Api;
let members = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const partner = async () => {
  const member = await api.register(`Partner ${(members += 1)}`, { verified: true });
  await api.sql('update account set is_partner = true where id = $1', [member.id]);
  return member;
};
const add = (member: Member, body: object = {}) =>
  member.call(contract.addPartnerLink, { body: { campaign: 'Newsletter', page: 'landing', language: 'en', ...body } });
const linksOf = async (member: Member) => (await member.call(contract.listPartnerLinks)).body.items;
/** Registers through a link and returns what is stored about it, once the outbox is empty. */
const registerThrough = async (pid: string, device: string, email = `through-${(members += 1)}@example.test`) => {
  const name = `Through ${(members += 1)}`;
  const reply = await api.guest().call(accountsContract.register, {
    query: { pid },
    body: { email, name, password: 'a quiet evening', agreed: true },
    headers: { 'x-client-id': device },
  });
  expect(reply.code).toBe(null);
  await api.app.outbox.drain();
  return api.sql(
    'select r.partner_id, r.pid, r.excluded from partner_referral r join account a on a.id = r.member_id where a.name = $1',
    [name],
  );
};

describe('a link of a partner', () => {
  it('gets a code of six characters, or the chosen one in lower case', async () => {
    const member = await partner();

    const [generated, chosen] = [await add(member), await add(member, { campaign: 'Poster', pid: 'CaFe' })];

    expect(generated.body.pid).toMatch(/^[a-z2-9]{6}$/);
    expect(chosen.body).toMatchObject({ pid: 'cafe', campaign: 'Poster', registrations: 0 });
    expect((await linksOf(member)).map(({ pid }) => pid)).toEqual(['cafe', generated.body.pid]);
  });

  it('is one for a repeated call, whose first reply may be lost', async () => {
    const member = await partner();

    const replies = [
      await add(member),
      await add(member),
      await add(member, { pid: 'Once' }),
      await add(member, { pid: 'once' }),
    ];

    const [first, , chosen] = replies.map(({ body }) => body.pid);
    expect(replies.map(({ status, body }) => [status, body.pid])).toEqual([
      [201, first],
      [201, first],
      [201, chosen],
      [201, chosen],
    ]);
    expect((await linksOf(member)).map(({ pid }) => pid).toSorted()).toEqual([first, chosen].toSorted());
  });

  it('has a code of its own', async () => {
    const [first, second] = [await partner(), await partner()];
    await add(first, { pid: 'mine' });

    const taken = await add(second, { pid: 'MINE' });

    expect(taken.code).toBe(errors.pid_taken.code);
  });

  it('is refused to other members', async () => {
    const member = await api.register('No Partner Yet', { verified: true });

    const replies = [await add(member), await member.call(contract.listPartnerLinks)];

    expect(replies.map(({ code }) => code)).toEqual([errors.partner_needed.code, errors.partner_needed.code]);
  });

  it('is refused beyond 50, also to parallel calls', async () => {
    const member = await partner();
    await api.sql(
      "insert into partner_link (pid, member_id, campaign, page, language) select 'zz' || n, $1, 'Old', 'landing', 'en' from generate_series(10, 58) n",
      [member.id],
    );

    const codes = (await Promise.all(['A', 'B', 'C'].map((campaign) => add(member, { campaign })))).map(
      ({ code }) => code,
    );

    expect(codes.toSorted()).toEqual([errors.partner_links_full.code, errors.partner_links_full.code, null]);
  });
});

describe('a registration through a link', () => {
  // covers: A pid of length 3, 4 or 6 is stored once and sent with every request
  it('is credited to its partner, whatever the case of the code', async () => {
    const member = await partner();
    const { pid } = (await add(member, { pid: 'abc123' })).body;

    const stored = await registerThrough('ABC123', 'device-of-a-guest');

    expect(stored).toEqual([{ partner_id: member.id, pid, excluded: null }]);
    expect((await linksOf(member)).map(({ registrations }) => registrations)).toEqual([1]);
  });

  it('is in the export of who registered', async () => {
    const { pid } = (await add(await partner())).body;
    await registerThrough(pid, 'device-of-an-exporter');
    const [row] = await api.sql<{ member_id: string }>('select member_id from partner_referral where pid = $1', [pid]);
    const files: Record<string, string> = {};
    for await (const { path, content } of partnersExporter.files(api.app.database, Number(row?.member_id)))
      for await (const part of content) files[path] = Buffer.from(part).toString();

    expect(JSON.parse(files['partners/came-through.json'] ?? '')).toMatchObject([{ pid, country: null }]);
  });

  it('on a device of the partner is not credited', async () => {
    const member = await partner();
    const { pid } = (await add(member)).body;
    await api.sql(
      `insert into known_device (account_id, client_hash)
       select $1, client_hash from known_device where account_id = (select id from account where name = $2)`,
      [member.id, await nameOnDevice('device-shared-one')],
    );

    const stored = await registerThrough(pid, 'device-shared-one');

    expect(stored).toEqual([{ partner_id: member.id, pid, excluded: 'same_person' }]);
    expect((await linksOf(member)).map(({ registrations }) => registrations)).toEqual([0]);
  });

  it('with an address of the partner is not credited', async () => {
    const member = await partner();
    const { pid } = (await add(member)).body;

    const stored = await registerThrough(pid, 'another-device-yet', member.email);

    expect(stored).toMatchObject([{ excluded: 'same_person' }]);
  });

  it('is not credited with an unknown code, or one of a former partner', async () => {
    const member = await partner();
    const { pid } = (await add(member)).body;
    await api.sql('update account set is_partner = false where id = $1', [member.id]);

    const stored = [await registerThrough('nob', 'device-nobody-1'), await registerThrough(pid, 'device-nobody-2')];

    expect(stored).toEqual([[], []]);
  });

  it('leaves the code to nobody else after the partner is deleted', async () => {
    const [member, other] = [await partner(), await partner()];
    await add(member, { pid: 'gone' });

    await api.app.database.transaction((db) => partnersEraser.erase(db, member.id));

    expect([await linksOf(member), (await add(other, { pid: 'gone' })).code]).toEqual([[], errors.pid_taken.code]);
    expect(await registerThrough('gone', 'device-after-all')).toEqual([]);
  });
});

/** Registers somebody on a device and returns their name. */
async function nameOnDevice(device: string): Promise<string> {
  const name = `On Device ${(members += 1)}`;
  await api.guest().call(accountsContract.register, {
    body: { email: `device-${members}@example.test`, name, password: 'a quiet evening', agreed: true },
    headers: { 'x-client-id': device },
  });
  return name;
}
