import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { staffMembersContract } from '@peonia/contract/moderation/members.schema.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { partnersEraser, partnersExporter } from '../own-partner.ts';

let api: Api;
let ada: StaffMember;
let sue: StaffMember;
let members = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Ada Runs', 'admin');
  sue = await makeStaff(api, 'Sue Runs', 'support');
});
afterAll(() => api.close());

const partner = async () => {
  const member = await api.register(`Runner ${(members += 1)}`, { verified: true });
  await api.sql('update account set is_partner = true where id = $1', [member.id]);
  return member;
};
const declare = async (id: number, run_by?: number | null) =>
  ada.call(contract.setMemberFlags, {
    params: { id },
    body: { partner: false, mall: false, free: false, rate: null, reason: 'Told us by mail', run_by },
  });
const rowsOf = async (id: number) => {
  const { body } = await sue.call(staffMembersContract.getStaffMember, { params: { id } });
  return body.sections
    .flatMap(({ rows }) => rows)
    .filter(({ kind }) => kind.startsWith('run'))
    .map(({ kind, ref }) => [kind, ref]);
};
const foundBy = async (id: number) =>
  (await sue.call(staffMembersContract.findMembers, { query: { q: String(id) } })).body.items[0]?.run_by;

/** An account that came through a link of the partner, with the partner's own address. */
async function ownReferral() {
  const rosa = await partner();
  const { body: link } = await rosa.call(contract.addPartnerLink, {
    body: { campaign: 'Poster', page: 'landing', language: 'en' },
  });
  const name = `Run ${(members += 1)}`;
  await api.guest().call(accountsContract.register, {
    query: { pid: link.pid },
    body: { email: rosa.email, name, password: 'a quiet evening', agreed: true },
    headers: { 'x-client-id': `device-of-${name}` },
  });
  await api.app.outbox.drain();
  const [{ id = 0 } = {}] = await api.sql<{ id: number }>('select id from account where name = $1', [name]);
  return { rosa, id };
}

it('marks an account that came with the address of its partner', async () => {
  const { rosa, id } = await ownReferral();

  const marks = [await rowsOf(id), await rowsOf(rosa.id), await foundBy(id)];

  expect(marks).toEqual([
    [['run_by_maybe', rosa.id]],
    [['runs', id]],
    { user_id: rosa.id, name: (await rosa.me()).name, declared: false },
  ]);
});

it('marks an account that staff declared, with before and after in the log', async () => {
  const [rosa, lena] = [await partner(), await api.register(`Lena ${(members += 1)}`)];

  const { body } = await declare(lena.id, rosa.id);

  const logged = await api.sql(
    "select before, after, detail from staff_act where act = 'member.flagged' and subject_ids @> array[$1::bigint]",
    [lena.id],
  );
  expect([await rowsOf(lena.id), body.run_by?.declared]).toEqual([[['run_by', rosa.id]], true]);
  expect(logged).toEqual([{ before: 'none', after: `run by ${rosa.id}`, detail: 'Told us by mail' }]);
});

it('takes the mark of a recognised account away once staff declare nobody', async () => {
  const { id } = await ownReferral();

  await declare(id, null);

  expect([await rowsOf(id), await foundBy(id)]).toEqual([[], null]);
});

it('keeps what was recognised when other flags are saved', async () => {
  const { rosa, id } = await ownReferral();

  await declare(id, rosa.id);
  await declare(id);

  expect(await rowsOf(id)).toEqual([['run_by_maybe', rosa.id]]);
});

it('declares partners only', async () => {
  const [lena, mia] = [await api.register(`Lena ${(members += 1)}`), await api.register(`Mia ${(members += 1)}`)];

  const { status } = await declare(lena.id, mia.id);

  expect([status, await rowsOf(lena.id)]).toEqual([400, []]);
});

it('exports a declaration to its member, and deletes it with either account', async () => {
  const [rosa, lena] = [await partner(), await api.register(`Lena ${(members += 1)}`)];
  await declare(lena.id, rosa.id);
  const exported = async () => {
    const parts: string[] = [];
    for await (const { path, content } of partnersExporter.files(api.app.database, lena.id))
      if (path.endsWith('run-accounts.json'))
        for await (const part of content) parts.push(Buffer.from(part).toString());
    return parts.join('');
  };
  const before = await exported();

  await api.app.database.transaction((db) => partnersEraser.erase(db, rosa.id));

  expect([before.includes('"own": true'), await exported()]).toEqual([true, '[]\n']);
});
