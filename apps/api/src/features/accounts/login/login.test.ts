import { readdirSync, readFileSync } from 'node:fs';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { openPasswordHasher } from './hash-password.ts';
import { openPasswordThreads } from './password-threads.ts';

let api: Api;
const password = 'a quiet evening';

beforeAll(async () => {
  api = await startApi();
  await api.register('Jonas Weber', { email: 'jonas@example.test', password });
  await api.guest().call(accountsContract.register, {
    body: { phone: '+491711234567', name: 'Phone Person', password, agreed: true },
  });
});
afterAll(() => api.close());

const login = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  api.guest().call(accountsContract.authenticate, { body: { password, ...body }, headers });

describe('login', () => {
  it.each([
    { email: 'jonas@example.test' },
    { email: ' JONAS@Example.test ' },
    { name: 'jonas weber' },
    { name: 'jonas@example.test' },
    { phone: '0049 171 1234567' },
    { name: '+49 171 1234567' },
    { name: 'Phone Person' },
  ])('with %j', async (by) => {
    const { status, body } = await login(by);
    expect(status).toBe(200);
    expect(
      (await openClient(api.address, { language: 'en', token: body.token }).call(accountsContract.getMe)).status,
    ).toBe(200);
  });

  // covers: authenticate: login and password of at least 6
  it('returns the same error for a wrong password, an unknown login and an impossible one', async () => {
    const answers = await Promise.all([
      login({ name: 'Jonas Weber', password: 'another evening' }),
      login({ email: 'nobody@example.test' }),
      login({ name: 'x' }),
    ]);
    expect(
      new Set(answers.map(({ status, text }) => `${status} ${text.replace(/"request_id":"[^"]*"/, '')}`)).size,
    ).toBe(1);
    expect(answers[0].code).toBe(errors.login_failed.code);
    expect((await login({})).code).toBe(errors.contact_empty.code);
  });

  it('discloses the account status only with the right password', async () => {
    for (const [status, reason] of [
      ['suspended', 'account_suspended'],
      ['closed', 'account_closed'],
    ] as const) {
      await api.sql(`update account set status = $1 where name = 'Phone Person'`, [status]);
      expect((await login({ name: 'Phone Person' })).code).toBe(errors[reason].code);
      expect((await login({ name: 'Phone Person', password: 'another evening' })).code).toBe(errors.login_failed.code);
    }
    await api.sql(`update account set status = 'active' where name = 'Phone Person'`);
  });
});

describe('repeated failures', () => {
  it('add a growing wait after ten and then a captcha, for unknown logins too', async () => {
    await api.register('Often Wrong', { password });
    for (const name of ['Often Wrong', 'Nobody Here']) {
      for (let failure = 0; failure < 10; failure += 1)
        expect((await login({ name, password: 'another evening' })).code).toBe(errors.login_failed.code);
      const paused = await login({ name });
      expect([paused.status, paused.code, Number(paused.headers.get('retry-after'))]).toEqual([
        429,
        errors.login_paused.code,
        expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 5),
      ]);
    }
    await api.sql(`update login_failure set last_at = now() - interval '10 seconds'`);
    expect((await login({ name: 'Often Wrong' })).code).toBe(errors.captcha_required.code);
    await api.sql(`update login_failure set first_at = now() - interval '16 minutes'`);
    expect((await login({ name: 'Often Wrong' })).status).toBe(200);
  });
});

describe('login throttle', () => {
  it('counts name, e-mail address and phone number as one account', async () => {
    const member = await api.register('Three Ways', { password });
    const ways = [{ name: 'Three Ways' }, { email: member.email }, { name: member.email }];
    for (let failure = 0; failure < 10; failure += 1) await login({ ...ways[failure % 3], password: 'wrong evening' });

    const replies = [await login({ name: 'Three Ways' }), await login({ email: member.email })];
    await api.sql("update login_failure set last_at = now() - interval '40 seconds'");

    expect(replies.map(({ code }) => code)).toEqual([errors.login_failed.code, errors.login_failed.code]);
    expect((await login({ email: member.email })).status).toBe(200);
  });

  it('does not tell which address belongs to a name', async () => {
    const member = await api.register('Whose Mail', { password });
    for (let failure = 0; failure < 11; failure += 1) await login({ name: 'Whose Mail', password: 'wrong evening' });

    const replies = [];
    for (const email of [member.email, 'nobodys@example.test'])
      replies.push(await login({ email, password: 'wrong evening' }));

    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [400, errors.login_failed.code],
      [400, errors.login_failed.code],
    ]);
  });

  it.each([
    [9, 0],
    [10, 5],
    [11, 10],
    [12, 20],
    [16, 300],
    [40, 300],
  ])('after %i failures waits %i seconds', async (failures, seconds) => {
    await api.register(`Waits ${failures}`, { password });
    await login({ name: `Waits ${failures}`, password: 'wrong evening' });
    await api.sql('update login_failure set failures = $1, last_at = now() where failures = 1', [failures]);

    const { status, headers } = await login({ name: `Waits ${failures}` });

    expect([status, Number(headers.get('retry-after') ?? 0)]).toEqual([seconds === 0 ? 200 : 429, seconds]);
    await api.sql('delete from login_failure');
  });

  it('compares ten of 40 simultaneous wrong passwords at most', async () => {
    await api.register('At Once', { password });

    const replies = await Promise.all(
      Array.from({ length: 40 }, () => login({ name: 'At Once', password: 'wrong evening' })),
    );

    // A try that finds no turn is not compared and not counted.
    const compared = replies.filter(({ code }) => code === errors.login_failed.code);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.length).toBeLessThanOrEqual(10);
  });

  it('does not make a device wait that the account logged in on before', async () => {
    const known = { 'x-client-id': 'a-device-of-mine' };
    await api.register('Known Here', { password });
    await login({ name: 'Known Here' }, known);
    for (let failure = 0; failure < 11; failure += 1) await login({ name: 'Known Here', password: 'wrong evening' });

    expect((await login({ name: 'Known Here' })).code).toBe(errors.login_paused.code);
    expect((await login({ name: 'Known Here' }, known)).status).toBe(200);
  });
});

describe('password hasher', () => {
  const cheap = { memoryKib: 8, passes: 1 };
  const costs = '$argon2id$v=19$m=19456,t=2,p=1$';

  it('hashes once for an unknown login as for a known one', async () => {
    const verified: string[] = [];
    const threads = openPasswordThreads();
    const hasher = openPasswordHasher(2, readConfig({}).passwordCost, {
      ...threads,
      verify(hash, given) {
        verified.push(hash.slice(0, costs.length));
        return threads.verify(hash, given);
      },
    });
    const stored = await hasher.hash(password);

    expect([
      await hasher.matches(stored, password),
      await hasher.matches(stored, 'x'),
      await hasher.matches(null, password),
    ]).toEqual([true, false, false]);
    expect(verified).toEqual([costs, costs, costs]);
  });

  it.runIf(process.platform === 'linux')('hashes in threads of a lower priority than the program', async () => {
    const priorities = () =>
      readdirSync('/proc/self/task').map((thread) => {
        const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]);
      });
    const before = priorities().filter((priority) => priority === 5).length;

    await openPasswordHasher(2, cheap).hash(password);

    expect(priorities().filter((priority) => priority === 5).length).toBeGreaterThan(before);
  });

  it('runs as many hashes at a time as it may at the moment', async () => {
    let width = 1;
    let begun = 0;
    const finish: (() => void)[] = [];
    const hash = () => {
      begun += 1;
      return new Promise<string>((end) => finish.push(() => end('')));
    };
    const hasher = openPasswordHasher(2, cheap, { ...openPasswordThreads(), hash }, () => width);
    const all = Array.from({ length: 3 }, () => hasher.hash(password));
    await Promise.resolve();
    expect(begun).toBe(1);

    width = 2;
    finish.shift()?.();
    await all[0];

    expect(begun).toBe(3);
    for (const end of finish) end();
    await Promise.all(all);
  });

  it('fails a hash that is none, and goes on', async () => {
    const hasher = openPasswordHasher(1, cheap);
    await expect(hasher.matches('no hash', password)).rejects.toThrow('Decoding failed');
    expect(await hasher.matches(await hasher.hash(password), password)).toBe(true);
  });

  it('refuses with 503 when too many calls wait, and recovers', async () => {
    const hasher = openPasswordHasher(1, cheap);
    const stored = await hasher.hash(password);
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.matches(stored, password)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBe(60 - 41);
    for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'server_busy', entry: { status: 503 } });
    expect(await hasher.matches(stored, password)).toBe(true);
  });
});
