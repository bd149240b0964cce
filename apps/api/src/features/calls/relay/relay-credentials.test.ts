import { callsContract } from '@peonia/contract/calls.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { dial, put } from '../../../../test/fixtures/call-fixture.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { startCoturn, type CoturnServer } from '../../../../test/providers/coturn-server.ts';
import { openTurn } from '../../../../test/providers/turn-client.ts';
import { there } from '../../../../test/there.ts';
import { startEmbeddedRelay } from './embedded-relay.ts';
import { relayServers } from './relay-credentials.ts';

const secret = 'a-secret-of-the-test-and-of-its-relay';
let coturn: CoturnServer;
let api: Api;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  coturn = await startCoturn(secret);
  api = await startApi({ TURN_URLS: `turn:127.0.0.1:${coturn.port}`, TURN_SECRET: secret });
  [anna, ben] = [await api.register('Anna Relayed'), await api.register('Ben Relayed')];
  await giveGold(api.app.database, anna, 10);
});
afterAll(async () => {
  await api.close();
  await coturn.close();
});

/** Replies of the relay to these credentials: to an allocation, and to sending to each address. */
async function tried(
  password: { username: string; credential: string },
  addresses: readonly string[] = [],
  port = coturn.port,
): Promise<number[]> {
  const turn = openTurn(port, password);
  try {
    const codes = [await turn.allocate()];
    for (const address of addresses) codes.push(await turn.permit(address));
    return codes;
  } finally {
    turn.close();
  }
}

const passwordOf = (until: number, own = secret) =>
  there(relayServers({ urls: [], secret: own }, { call_id: 1, member_id: 2, until: new Date(until) })[0]);

const setupOf = async (member: Member, id: number) =>
  (await member.call(callsContract.getCall, { params: { id } })).body;

it('opens the relay to both participants once the call rings, until it ends', async () => {
  const dialing = (await dial(anna, ben)).body;
  const id = dialing.call.call_id;
  expect(dialing.ice_servers).toEqual([]);
  await put(ben, id, { status: 'ringing' });

  const accepted = (await put(ben, id, { status: 'connecting' })).body;
  const [mine, theirs] = [there((await setupOf(anna, id)).ice_servers[0]), there(accepted.ice_servers[0])];

  expect(mine.username).not.toBe(theirs.username);
  expect([await tried(mine), await tried(theirs)]).toEqual([[200], [200]]);
  expect(Date.parse(accepted.ice_until ?? '') - Date.parse(accepted.call.created_at)).toBeLessThan(90_000);
  await put(anna, id, { status: 'hangup' });
  expect((await setupOf(anna, id)).ice_servers).toEqual([]);
});

it('gives a member two hundred credentials a day', async () => {
  const [cleo, dora] = [await api.register('Cleo Relayed'), await api.register('Dora Relayed')];
  await giveGold(api.app.database, cleo, 10);
  const id = (await dial(cleo, dora)).body.call.call_id;
  await put(dora, id, { status: 'ringing' });
  expect((await setupOf(cleo, id)).ice_servers).toHaveLength(1);

  await api.sql('update call_relay_usage set used = 200 where member_id = $1', [cleo.id]);

  expect((await setupOf(cleo, id)).ice_servers).toEqual([]);
  await api.sql('update call_relay_usage set day = day - 1 where member_id = $1', [cleo.id]);
  expect((await setupOf(cleo, id)).ice_servers).toHaveLength(1);
  await put(cleo, id, { status: 'hangup' });
});

it('refuses expired, invented and foreign credentials', async () => {
  const good = passwordOf(Date.now() + 60_000);
  expect(await tried(good)).toEqual([200]);
  expect(await tried(passwordOf(Date.now() - 60_000))).toEqual([401]);
  expect(await tried(passwordOf(Date.now() + 60_000, 'another-secret-of-thirty-two-characters'))).toEqual([401]);
  expect(await tried({ ...good, username: good.username.replace(':1-2', ':1-3') })).toEqual([401]);
  expect(await tried({ ...good, username: `9${good.username}` })).toEqual([401]);
});

it('blocks access to private networks', async () => {
  const inside = [
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '127.0.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ];
  expect(await tried(passwordOf(Date.now() + 60_000), [...inside, '8.8.8.8'])).toEqual([
    200,
    ...inside.map(() => 403),
    200,
  ]);
});

it('starts the relay on a laptop for the loopback interface only and stops with the server', async () => {
  const relay = there((await startEmbeddedRelay({ secret })) ?? undefined);
  const port = Number(relay.url.split(':').at(-1));
  expect(await tried(passwordOf(Date.now() + 60_000), ['127.0.0.1', '10.0.0.1', '192.168.1.1'], port)).toEqual([
    200, 200, 403, 403,
  ]);
  await relay.stop();
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
