import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

// covers: A ban wave shows connected accounts to the second degree, which are suspended together after a preview

let api: Api;
let mod: StaffMember;
let people = 0;
beforeAll(async () => {
  api = await startApi();
  mod = await makeStaff(api, 'Wave Mod', 'moderator');
});
afterAll(() => api.close());

const someone = () => api.register(`Wave ${'abcdefghjkmnpqrstuvwxyz'.charAt((people += 1))}`);
const share = async (device: string, ...owners: readonly Member[]) => {
  for (const { id } of owners)
    await api.sql('insert into known_device (account_id, client_hash) values ($1, $2)', [id, Buffer.from(device)]);
};
const wave = ({ id }: Member) => mod.call(members.getBanWave, { params: { id } });
const ban = ({ id }: Member) =>
  mod.call(members.actOnMember, { params: { id }, body: { act: 'ban', cause: 'money', reason: 'Ticket 12.' } });
const carry = ({ id }: Member, accounts: readonly Member[]) =>
  mod.call(members.carrySanction, {
    params: { id },
    body: { accounts: accounts.map((one) => one.id), reason: 'The same ring.' },
  });

it('has accounts with something in common, and through them others, each once with its reasons', async () => {
  const [member, friend, further, third] = [await someone(), await someone(), await someone(), await someone()];
  await share('first', member, friend);
  await share('second', friend, further, member);
  await share('third', further, third);

  const { body } = await wave(member);

  expect(body.accounts.map(({ id, degree, via, reasons }) => [id, degree, via?.id ?? null, reasons])).toEqual([
    [expect.any(Number), 1, null, ['device']],
    [expect.any(Number), 1, null, ['device']],
    [third.id, 2, further.id, ['device']],
  ]);
  expect(new Set(body.accounts.map(({ id }) => id))).toEqual(new Set([friend.id, further.id, third.id]));
});

it('goes no further than the second degree, and not through a referral', async () => {
  const chain = [await someone(), await someone(), await someone(), await someone()] as const;
  await share('a', chain[0], chain[1]);
  await share('b', chain[1], chain[2]);
  await share('c', chain[2], chain[3]);

  const { body } = await wave(chain[0]);

  expect(body.accounts.map(({ id, degree }) => [id, degree])).toEqual([
    [chain[1].id, 1],
    [chain[2].id, 2],
  ]);
});

it('is suspended together, also what is connected through another account', async () => {
  const [member, friend, further] = [await someone(), await someone(), await someone()];
  await share('d', member, friend);
  await share('e', friend, further);
  await ban(member);

  const { status } = await carry(member, [friend, further]);

  const { body } = await wave(member);
  expect([status, body.accounts.map((one) => [one.id, one.status, one.carried])]).toEqual([
    200,
    [
      [friend.id, 'suspended', true],
      [further.id, 'suspended', true],
    ],
  ]);
});

it('is logged, and not there for nobody', async () => {
  const member = await someone();

  await wave(member);

  const [entry] = await api.sql('select act, subject_ids::int[] from staff_act order by id desc limit 1');
  expect(entry).toEqual({ act: 'member.wave-looked', subject_ids: [member.id] });
  expect((await mod.call(members.getBanWave, { params: { id: 999_999 } })).code).toBe(errors.not_found.code);
});
