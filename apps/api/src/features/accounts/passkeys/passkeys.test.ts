import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountSecurityContract as security } from '@peonia/contract/accounts/account-security.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { makeAuthenticator, type Authenticator } from '../../../../test/fixtures/make-authenticator.ts';
import { latestUndo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

// covers: POST /passkeys
// covers: PUT /passkeys/:id
// covers: DELETE /passkeys/:id
// covers: POST /passkeys/login

let api: Api;
let origin: string;
let member: Member;
let authenticator: Authenticator;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  origin = new URL(api.address).origin;
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Passkey ${(counted += 1)}00`, { verified: true });
  authenticator = makeAuthenticator();
});

async function registrationChallenge(by = member): Promise<string> {
  const { body } = await by.call(security.getPasskeyOptions, { body: { password: by.password } });
  return String(body.options.challenge);
}

async function loginChallenge(): Promise<string> {
  const { body } = await api.guest().call(security.getPasskeyChallenge);
  return String(body.options.challenge);
}

const register = (challenge: string, site = origin, by = member) =>
  by.call(security.registerPasskey, {
    body: { name: 'Laptop', credential: authenticator.register({ challenge, origin: site }) },
  });
const send = (credential: Record<string, unknown>) => api.guest().call(security.loginPasskey, { body: { credential } });
const login = async (counter: number) =>
  send(authenticator.login({ challenge: await loginChallenge(), origin, counter }));
const listed = async () => (await member.call(security.getSecurity)).body.passkeys;

describe('adding a passkey', () => {
  it('is refused with a session alone', async () => {
    const { code } = await member.call(security.getPasskeyOptions, { body: {} });

    expect(code).toBe(errors.reauthentication_required.code);
  });

  it('lists the passkey by its name', async () => {
    const { status, body } = await register(await registrationChallenge());

    expect(status).toBe(201);
    expect(await listed()).toMatchObject([{ id: body.id, name: 'Laptop', used_at: null }]);
  });

  it('rejects a challenge that was never issued', async () => {
    const { code } = await register('bmV2ZXIgaXNzdWVk');

    expect(code).toBe(errors.passkey_failed.code);
  });

  it('rejects the challenge of another member', async () => {
    const other = await api.register(`Passkey ${counted}50`, { verified: true });

    const { code } = await register(await registrationChallenge(other));

    expect(code).toBe(errors.passkey_failed.code);
  });

  it('rejects a used challenge', async () => {
    const challenge = await registrationChallenge();
    await register(challenge);
    authenticator = makeAuthenticator();

    const { code } = await register(challenge);

    expect([code, (await listed()).length]).toEqual([errors.passkey_failed.code, 1]);
  });

  it('rejects a reply from another site', async () => {
    const { code } = await register(await registrationChallenge(), 'https://peonia.example.net');

    expect([code, await listed()]).toEqual([errors.passkey_failed.code, []]);
  });

  it('rejects the passkey of another member', async () => {
    await register(await registrationChallenge());
    const other = await api.register(`Passkey ${counted}50`, { verified: true });

    const { code } = await register(await registrationChallenge(other), origin, other);

    expect(code).toBe(errors.passkey_failed.code);
  });
});

describe('managing passkeys', () => {
  it('renames a passkey', async () => {
    const { body } = await register(await registrationChallenge());

    await member.call(security.renamePasskey, { params: { id: body.id }, body: { name: ' My phone ' } });

    expect(await listed()).toMatchObject([{ name: 'My phone' }]);
  });

  it('hides passkeys of others', async () => {
    const { body } = await register(await registrationChallenge());
    const other = await api.register(`Passkey ${counted}50`, { verified: true });
    const params = { id: body.id };

    const renamed = await other.call(security.renamePasskey, { params, body: { name: 'Mine' } });
    const deleted = await other.call(security.deletePasskey, { params, body: { password: other.password } });

    expect([renamed.code, deleted.code]).toEqual([errors.not_found.code, errors.not_found.code]);
    expect(await listed()).toMatchObject([{ name: 'Laptop' }]);
  });

  it('removes a passkey with the owner’s proof only', async () => {
    const { body } = await register(await registrationChallenge());
    const params = { id: body.id };

    const refused = await member.call(security.deletePasskey, { params, body: {} });
    await member.call(security.deletePasskey, { params, body: { password: member.password } });

    expect(refused.code).toBe(errors.reauthentication_required.code);
    expect([await listed(), (await login(1)).code]).toEqual([[], errors.passkey_failed.code]);
  });

  it('brings a removed passkey back by the link in the mail', async () => {
    const { body } = await register(await registrationChallenge());
    await member.call(security.deletePasskey, { params: { id: body.id }, body: { password: member.password } });

    await api.guest().call(codes.undoChange, { body: { token: await latestUndo(api, member.email) } });

    expect((await login(1)).status).toBe(200);
  });
});

describe('the owner’s proof with a passkey', () => {
  const prove = async (by: Member, { challenge, counter = 1 }: { challenge?: string; counter?: number } = {}) => {
    const passkey = authenticator.login({ challenge: challenge ?? (await loginChallenge()), origin, counter });
    return by.call(security.beginSecondStep, { body: { passkey } });
  };
  beforeEach(async () => {
    await register(await registrationChallenge());
  });

  it('confirms a change', async () => {
    expect((await prove(member)).status).toBe(200);
    expect(await listed()).toMatchObject([{ used_at: expect.any(String) as string }]);
  });

  it('is refused where the passkey is of another member', async () => {
    const other = await api.register(`Passkey ${counted}50`, { verified: true });

    expect((await prove(other)).code).toBe(errors.passkey_failed.code);
  });

  it('is refused with a challenge that was used', async () => {
    const challenge = await loginChallenge();
    await prove(member, { challenge });

    expect((await prove(member, { challenge, counter: 2 })).code).toBe(errors.passkey_failed.code);
  });
});

describe('the offer after a purchase', () => {
  const isOffered = async () => (await member.call(security.getSecurity)).body.offer;

  it('is made to a member without a second step', async () => {
    expect(await isOffered()).toBe(true);
  });

  it('is made once', async () => {
    await member.call(security.noteSecurityOffer);

    expect(await isOffered()).toBe(false);
  });

  it('is not made to a member with a passkey', async () => {
    await register(await registrationChallenge());

    expect(await isOffered()).toBe(false);
  });
});

describe('a login with a passkey', () => {
  beforeEach(async () => {
    await register(await registrationChallenge());
  });

  it('begins a session of the owner', async () => {
    const { status, body } = await login(1);

    expect(status).toBe(200);
    const owner = openClient(api.address, { language: 'en', token: body.token });
    expect((await owner.call(accountsContract.getMe)).body.id).toBe(member.id);
    expect(await listed()).toMatchObject([{ used_at: expect.any(String) as string }]);
  });

  it('rejects a challenge that was never issued', async () => {
    const { code } = await send(authenticator.login({ challenge: 'bmV2ZXIgaXNzdWVk', origin, counter: 1 }));

    expect(code).toBe(errors.passkey_failed.code);
  });

  it('rejects a replayed reply', async () => {
    const credential = authenticator.login({ challenge: await loginChallenge(), origin, counter: 1 });
    await send(credential);

    expect((await send(credential)).code).toBe(errors.passkey_failed.code);
  });

  it('rejects an expired challenge', async () => {
    const challenge = await loginChallenge();
    await api.sql('update passkey_challenge set expires_at = now() where challenge = $1', [challenge]);

    const { code } = await send(authenticator.login({ challenge, origin, counter: 1 }));

    expect(code).toBe(errors.passkey_failed.code);
  });

  it('rejects a counter that goes back', async () => {
    await login(5);

    expect([(await login(4)).code, (await login(6)).status]).toEqual([errors.passkey_failed.code, 200]);
  });

  it('rejects a passkey that nobody registered', async () => {
    authenticator = makeAuthenticator();

    expect((await login(1)).code).toBe(errors.passkey_failed.code);
  });

  it('rejects a signature by another key', async () => {
    const ceremony = { challenge: await loginChallenge(), origin, counter: 1 };
    const { id, rawId } = authenticator.login(ceremony);

    const { code } = await send({ ...makeAuthenticator().login(ceremony), id, rawId });

    expect(code).toBe(errors.passkey_failed.code);
  });

  it('rejects a suspended account', async () => {
    await api.sql("update account set status = 'suspended' where id = $1", [member.id]);

    expect((await login(1)).code).toBe(errors.account_suspended.code);
  });
});
