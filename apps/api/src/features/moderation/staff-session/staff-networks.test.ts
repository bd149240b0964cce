import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { networkList } from './staff-networks.ts';

const office = '203.0.113.7';
const elsewhere = '198.51.100.9';

let api: Api;
let mod: StaffMember;
let member: Member;
beforeAll(async () => {
  api = await startApi({ STAFF_NETWORKS: '127.0.0.0/8 ::1 203.0.113.0/24', TRUSTED_PROXIES: 'loopback' });
  mod = await makeStaff(api, 'Network Mod', 'moderator');
  member = await api.register('Network Mia');
});
afterAll(() => api.close());

async function get(path: string, from: string, reader: Member): Promise<{ status: number; code: number | null }> {
  const reply = await fetch(`${api.address}/v1${path}`, {
    headers: { 'x-forwarded-for': from, authorization: `Bearer ${reader.token}` },
  });
  const { code = null } = (await reply.json()) as { code?: number };
  return { status: reply.status, code };
}
const refused = { status: 403, code: errors.staff_network.code };
const countRefused = async () =>
  (await api.sql<{ count: number }>("select count(*)::int from staff_act where act = 'pass.network-refused'"))[0]
    ?.count;

describe('with networks of the staff', () => {
  // covers: Staff work from the networks of the operator only, where these are set
  it('calls of the staff are answered from one of them alone', async () => {
    const path = `/staff/members/${member.id}`;

    expect((await get(path, office, mod)).status).toBe(200);
    expect(await get(path, elsewhere, mod)).toEqual(refused);
    expect(await get('/staff/pass', elsewhere, mod)).toEqual(refused);
  });

  it('each refusal is logged', async () => {
    const before = (await countRefused()) ?? 0;

    await get('/staff/queues', elsewhere, mod);

    expect(await countRefused()).toBe(before + 1);
  });

  it('calls of the staff do not exist for members, and are not logged', async () => {
    const before = await countRefused();

    const { code } = await get('/staff/queues', elsewhere, member);

    expect([code, await countRefused()]).toEqual([errors.not_found.code, before]);
  });

  it('staff use everything else from anywhere', async () => {
    expect((await get('/me', elsewhere, mod)).status).toBe(200);
  });
});

describe('a list of networks', () => {
  const isAllowed = networkList(['192.0.2.0/24', '198.51.100.4', '2001:db8:1::/48']);

  it.each([
    ['192.0.2.200', true],
    ['::ffff:192.0.2.200', true],
    ['192.0.3.1', false],
    ['198.51.100.4', true],
    ['198.51.100.5', false],
    ['2001:db8:1:ff::1', true],
    ['2001:db8:2::1', false],
  ])('%s: %s', (address, expected) => expect(isAllowed(address)).toBe(expected));
});
