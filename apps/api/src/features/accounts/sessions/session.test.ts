import { setTimeout as sleep } from 'node:timers/promises';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { openSocket } from '../../../../test/socket.ts';

let api: Api;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_SOCKET_SESSION_CHECK_SECONDS: '1' });
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Member ${(counted += 1)}00`, {});
});

const withToken = (token: string) => openClient(api.address, { language: 'en', token });
const refresh = (token: string, headers: Record<string, string> = {}) =>
  withToken(token).call(accountsContract.refreshToken, { headers });
const me = async (token: string) => (await withToken(token).call(accountsContract.getMe)).status;
const passed = (seconds: number) =>
  api.sql(`update session set rotated_at = rotated_at - make_interval(secs => $1) where account_id = $2`, [
    seconds,
    member.id,
  ]);

describe('refreshing a session', () => {
  it('exchanges the token and accepts the old one for a minute', async () => {
    const { status, body } = await refresh(member.token);
    expect([status, await me(body.token), await me(member.token)]).toEqual([200, 200, 200]);
    await passed(61);
    expect([await me(body.token), await me(member.token)]).toEqual([200, 401]);
  });

  // covers: POST /authenticate
  it('repeats the refresh within a minute for the same device only', async () => {
    const device = { 'x-client-id': 'device-0001' };
    const first = (
      await openClient(api.address, { language: 'en', token: null }).call(accountsContract.authenticate, {
        body: { name: member.name, password: member.password },
        headers: device,
      })
    ).body;
    await refresh(first.token, device);
    const again = await refresh(first.token, device);
    expect([again.status, await me(again.body.token)]).toEqual([200, 200]);
    expect((await refresh(first.token, { 'x-client-id': 'device-0002' })).code).toBe(errors.session_over.code);
    expect(await me(again.body.token)).toBe(401);
  });

  it('refuses a request as logged out when its session ends while it runs', async () => {
    const ending = new pg.Client({ connectionString: api.config.databaseUrl });
    await ending.connect();
    try {
      await ending.query('begin');
      await ending.query('delete from session where account_id = $1', [member.id]);

      const asked = member.call(realtimeContract.authenticateSocket, {
        body: { channel_name: member.channel, socket_id: 'socket-1' },
      });
      for (let waits = false; !waits;)
        waits = await api
          .sql(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like 'insert into socket_grant%'`,
          )
          .then((rows) => rows.length > 0);
      await ending.query('commit');

      expect((await asked).code).toBe(errors.session_over.code);
    } finally {
      await ending.end();
    }
  });

  it('ends the session and closes its sockets when an exchanged token is reused later', async () => {
    const socket = await member.socket();
    const { body } = await refresh(member.token);
    await passed(61);
    expect((await refresh(member.token)).status).toBe(401);
    expect(await me(body.token)).toBe(401);
    expect(await socket.closed).toBe(closeCodes.session_over);
  });

  // covers: Tokens alive 3600 s on the web, 86400 s in the app
  // covers: POST /token/refresh
  it('ends the session for any earlier token, not only the previous one', async () => {
    let newest = member.token;
    for (let round = 0; round < 3; round += 1) newest = (await refresh(newest)).body.token;
    expect(await me(newest)).toBe(200);
    const other = (
      await api.guest().call(accountsContract.authenticate, { body: { name: member.name, password: member.password } })
    ).body;
    expect((await refresh(member.token)).status).toBe(401);
    expect([await me(newest), await me(other.token)]).toEqual([401, 200]);
  });

  it('accepts an expired token until the refresh period ends', async () => {
    await api.sql(`update session set access_until = now() - interval '1 second' where account_id = $1`, [member.id]);
    expect(await me(member.token)).toBe(401);
    const { status, body } = await refresh(member.token);
    expect(status).toBe(200);
    await api.sql(`update session set refresh_until = now() - interval '1 second' where account_id = $1`, [member.id]);
    expect((await refresh(body.token)).status).toBe(401);
  });

  it('keeps the session after ten simultaneous refreshes of one token', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(member.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const alive = await Promise.all(answers.map(({ body }) => me(body.token)));
    expect(alive.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  });

  it.each(['', 'x', 'a'.repeat(43)])('refuses %j', async (token) => {
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('a socket', () => {
  it('is closed after its session ended in the database, and no other', async () => {
    const other = (
      await api.guest().call(accountsContract.authenticate, { body: { name: member.name, password: member.password } })
    ).body;
    const socket = await member.socket();
    const kept = await openSocket(api.address, withToken(other.token), other.channel);
    await api.sql(
      `update session set access_until = now() - interval '1 second', refresh_until = now() - interval '1 second'
       where id = (select min(id) from session where account_id = $1)`,
      [member.id],
    );

    const code = await socket.closed;

    expect(code).toBe(closeCodes.session_over);
    expect(await Promise.race([kept.closed, sleep(1_500, 'open')])).toBe('open');
  });

  it('is told to reconnect after its access token ran out', async () => {
    const socket = await member.socket();
    await api.sql("update session set access_until = now() - interval '1 second' where account_id = $1", [member.id]);

    expect(await socket.closed).toBe(closeCodes.restart);
  });
});

describe('logout', () => {
  // covers: POST /logout
  it('refuses the next call and closes the sockets', async () => {
    const socket = await member.socket();
    expect((await member.call(accountsContract.logout)).status).toBe(200);
    expect((await member.call(accountsContract.getMe)).code).toBe(errors.session_over.code);
    expect((await refresh(member.token)).status).toBe(401);
    expect(await socket.closed).toBe(closeCodes.session_over);
  });

  it('keeps the member’s other sessions', async () => {
    const other = (
      await api.guest().call(accountsContract.authenticate, { body: { name: member.name, password: member.password } })
    ).body;
    await member.call(accountsContract.logout);
    expect(await me(other.token)).toBe(200);
  });
});

describe('session revocation', () => {
  it('emits a block event that names the member and closes the socket with a kick on suspension', async () => {
    const socket = await member.socket();
    await api.sql(`update account set status = 'suspended' where id = $1`, [member.id]);
    await api.app.outbox.drain();
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'block')).toMatchObject({
      data: { user_id: member.id },
    });
    expect(await socket.closed).toBe(closeCodes.kick);
    expect(await api.sql('select 1 from session where account_id = $1', [member.id])).toEqual([]);
  });

  it('refuses calls at once after suspension', async () => {
    await api.sql(`update account set status = 'suspended' where id = $1`, [member.id]);
    expect([await me(member.token), (await refresh(member.token)).status]).toEqual([401, 401]);
  });

  it('refuses an ended session on public endpoints too', async () => {
    const dead = withToken('b'.repeat(43));
    expect((await dead.call(accountsContract.validateFields, { body: {} })).status).toBe(401);
    expect((await api.guest().call(accountsContract.validateFields, { body: {} })).status).toBe(200);
    expect(
      (await dead.call(accountsContract.authenticate, { body: { name: member.name, password: member.password } }))
        .status,
    ).toBe(200);
  });
});
