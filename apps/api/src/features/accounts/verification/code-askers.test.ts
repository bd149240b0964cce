import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

// covers: POST /verify
// covers: PUT /password/find

let api: Api;
let owner: Member;
let counted = 0;
let stranger: Record<string, string>;

beforeAll(async () => {
  api = await startApi({
    TRUSTED_PROXIES: 'loopback',
    LIMIT_CODE_RESEND_SECONDS: '0',
    LIMIT_CODE_SENDS_ALL_PER_HALF_HOUR: '6',
    LIMIT_CODE_FAILURES_NETWORK_PER_HOUR: '8',
    LIMIT_CODE_FAILURES_ADDRESS_PER_HOUR: '12',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.register(`Beset ${(counted += 1)}00`);
  stranger = { 'x-forwarded-for': `203.0.113.${counted}` };
});

const newPassword = 'another quiet evening';
const ownersPhone = { 'x-forwarded-for': '198.51.100.4', 'x-client-id': 'owners-new-phone' };
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

/** Mails of several askers are written side by side: each is there before the next is asked for. */
async function ask(from: Record<string, string>, email = owner.email): Promise<number | null> {
  const captcha = await solveCaptcha(api.guest(), 'verify');
  const body = { email, purpose: 'find', captcha } as const;
  const { code } = await api.guest().call(codes.sendCode, { body, headers: from });
  await api.app.outbox.drain();
  return code;
}

async function codesSentTo(email: string): Promise<string[]> {
  await api.app.outbox.drain();
  const rows = await api.sql<{ body_text: string }>(
    'select body_text from mail_outbox where recipient = $1 order by id',
    [email],
  );
  return rows.flatMap((row) => /\b\d{6}\b/.exec(row.body_text)?.[0] ?? []);
}

const latestCode = async (email = owner.email) => (await codesSentTo(email)).at(-1) ?? '';

const reset = (from: Record<string, string>, code: string, email = owner.email) =>
  api.guest().call(codes.findPassword, {
    body: { email, code, new_password: newPassword, new_password_confirm: newPassword },
    headers: from,
  });

describe('a stranger who asks five times', () => {
  beforeEach(async () => {
    for (let asks = 0; asks < 5; asks += 1) await ask(stranger);
  });

  it('is refused the sixth time', async () => {
    expect(await ask(stranger)).toBe(errors.code_too_soon.code);
  });

  it('does not lock the owner out of the reset', async () => {
    const asked = await ask(ownersPhone);

    const { status } = await reset(ownersPhone, await latestCode());

    expect([asked, status]).toEqual([errors.code_sent.code, 200]);
  });

  it('does not lock the owner out of the login with a code', async () => {
    await api.sql('update account set verified_at = now(), email_verified_at = now() where name = $1', [owner.name]);
    const login = (code?: string) =>
      api.guest().call(accountsContract.authenticate, {
        body: { email: owner.email, password: owner.password, code },
        headers: ownersPhone,
      });
    const challenged = await login();

    const { status } = await login(await latestCode());

    expect([challenged.code, status]).toEqual([errors.login_code_required.code, 200]);
  });

  it('changes nothing for a device that the owner logged in on, in the same network', async () => {
    const known = { ...stranger, 'x-client-id': 'owners-old-phone' };
    await api.guest().call(accountsContract.authenticate, {
      body: { email: owner.email, password: owner.password },
      headers: known,
    });

    const asked = await ask(known);

    expect([asked, (await reset(known, await latestCode())).status]).toEqual([errors.code_sent.code, 200]);
  });
});

describe('requests for a code', () => {
  it('are counted alike for an unknown address', async () => {
    const replies: (number | null)[] = [];
    for (let asks = 0; asks < 6; asks += 1) replies.push(await ask(stranger, 'nobody@example.test'));

    expect(replies).toEqual([...Array<number>(5).fill(errors.code_sent.code), errors.code_too_soon.code]);
  });

  it('of another purpose do not count', async () => {
    const captcha = () => solveCaptcha(api.guest(), 'verify');
    for (let asks = 0; asks < 5; asks += 1)
      await api.guest().call(codes.sendCode, {
        body: { email: owner.email, purpose: 'reactivate', captcha: await captcha() },
        headers: stranger,
      });

    expect(await ask(stranger)).toBe(errors.code_sent.code);
    expect(await codesSentTo(owner.email)).toHaveLength(1);
  });

  it('from many networks send no more than the address is given in all', async () => {
    for (let network = 0; network < 9; network += 1) await ask({ 'x-forwarded-for': `192.0.2.${network}` });

    expect(await codesSentTo(owner.email)).toHaveLength(6);
  });

  it('that sent nothing leave the address its codes', async () => {
    await api.sql('update account set verified_at = now(), email_verified_at = now() where id = $1', [owner.id]);
    const other = await api.register(`Curious ${counted}00`);
    for (let asks = 0; asks < 6; asks += 1)
      await other.call(codes.sendCode, { body: { email: owner.email, purpose: 'verify' } });

    const { code } = await owner.call(codes.sendCode, { body: { email: owner.email, purpose: 'verify' } });

    expect(code).toBe(errors.code_sent.code);
    expect(await codesSentTo(owner.email)).toHaveLength(1);
  });
});

describe('a wrong code', () => {
  it('of a stranger leaves the owner the tries of the own code', async () => {
    await ask(ownersPhone);
    const code = await latestCode();
    await ask(stranger);
    for (let tries = 0; tries < 6; tries += 1) await reset(stranger, wrong(code));

    expect((await reset(ownersPhone, code)).status).toBe(200);
  });

  it('counts for the network over all accounts, of IPv6 for its /64', async () => {
    const replies: (number | null)[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const from = { 'x-forwarded-for': `2001:db8:7:7::${tries + 1}` };
      replies.push((await reset(from, '111111', `guessed${tries}@example.test`)).code);
    }

    expect(replies).toEqual([...Array<number>(8).fill(errors.code_invalid.code), errors.too_many_requests.code]);
  });

  it('counts for the account over all networks', async () => {
    const replies: (number | null)[] = [];
    for (let tries = 0; tries < 13; tries += 1)
      replies.push((await reset({ 'x-forwarded-for': `192.0.2.${tries + 100}` }, '111111')).code);

    expect(replies).toEqual([...Array<number>(12).fill(errors.code_invalid.code), errors.too_many_requests.code]);
  });

  it('counts before it is compared, also for simultaneous tries', async () => {
    await ask(stranger);
    const code = await latestCode();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => reset(stranger, wrong(code))));

    expect(guesses.filter(({ code: reply }) => reply === errors.too_many_requests.code)).toHaveLength(12);
  });
});
