import { portalsContract as contract } from '@peonia/contract/partners/portals.schema.ts';
import type { PortalName } from '@peonia/contract/partners/portals.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { keySeconds, signKey } from './sign-key.ts';

interface Verifier {
  verifyPortalKey(
    key: string,
    portal: {
      readonly name: string;
      readonly issuer: string;
      readonly secret: string;
      markUsed(jti: string): Promise<boolean>;
    },
    now?: number,
  ): Promise<{ readonly id: string; readonly name: string; readonly language: string } | null>;
}

/** The file that the documentation shows to who builds a portal. */
const sample = new URL('../../../../../../docs/howto/verify-portal-key.mjs', import.meta.url);
const { verifyPortalKey } = (await import(sample.href)) as Verifier;

let api: Api;
let anna: Member;
let sam: StaffMember;

const secretOf = (name: string) => `a secret of the portal called ${name}`;
const issuer = 'http://peonia.test';

beforeAll(async () => {
  api = await startApi({
    PUBLIC_URL: issuer,
    PORTAL_HELP_URL: 'http://help.test',
    PORTAL_HELP_SECRET: secretOf('help'),
    PORTAL_STAFF_URL: 'http://desk.test/enter',
    PORTAL_STAFF_SECRET: secretOf('staff'),
  });
  anna = await api.register('Anna Keyed', { verified: true });
  sam = await makeStaff(api, 'Sam Support', 'support');
});
afterAll(() => api.close());

const keyFor = (member: Member, to: PortalName) => member.call(contract.makePortalKey, { body: { to } });
/** A portal with a memory of its own. */
const portal = (name: PortalName, change: object = {}) => {
  const used = new Set<string>();
  const options = {
    name,
    issuer,
    secret: secretOf(name),
    markUsed: (jti: string) => Promise.resolve(!used.has(jti) && used.add(jti) !== undefined),
    ...change,
  };
  return (key: string, now?: number) => verifyPortalKey(key, options, now);
};
const claims = { iss: issuer, aud: 'help', sub: '7', name: 'Anna', language: 'de' } as const;

// covers: POST /key
describe('a key for a portal', () => {
  it('opens it once, for who asked', async () => {
    const enter = portal('help');

    const { body } = await keyFor(anna, 'help');

    expect(body.url).toBe(`http://help.test#key=${body.key}`);
    expect(await enter(body.key)).toEqual({ id: String(anna.id), name: anna.name, language: 'en' });
    expect(await enter(body.key)).toBe(null);
  });

  it('differs each time and holds for a minute', async () => {
    const [first, second] = [(await keyFor(anna, 'help')).body, (await keyFor(anna, 'help')).body];

    const [, body = ''] = first.key.split('.');
    const { iat, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat: number; exp: number };

    expect([first.key === second.key, exp - iat, Date.parse(first.expires_at) / 1_000]).toEqual([false, 60, exp]);
  });

  it('is refused to members who may not enter, and for a portal that is not set up', async () => {
    const [guest, partner, missing] = [
      await keyFor(anna, 'staff'),
      await keyFor(anna, 'partners'),
      await api
        .sql('update account set is_partner = true where id = $1', [anna.id])
        .then(() => keyFor(anna, 'partners')),
    ];

    expect([guest.status, partner.code, missing.code]).toEqual([
      404,
      errors.partner_needed.code,
      errors.portal_missing.code,
    ]);
  });

  it('for the back office is logged', async () => {
    const { body } = await keyFor(sam, 'staff');

    expect(await portal('staff')(body.key)).toMatchObject({ id: String(sam.id) });
    expect(await api.sql("select detail from staff_act where act = 'portal.opened'")).toEqual([
      { detail: 'http://desk.test/enter' },
    ]);
  });
});

describe('the verifier of the documentation', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const fresh = (change: object = {}, at = now) => signKey({ ...claims, ...change }, secretOf('help'), at);

  it('accepts a key while it lives, with a clock that is five seconds off', async () => {
    const [early, late] = [
      await portal('help')(fresh(), now - 4_000),
      await portal('help')(fresh(), now + (keySeconds + 4) * 1_000),
    ];

    expect([early?.id, late?.id]).toEqual(['7', '7']);
  });

  it('refuses a key from the future and one that is over', async () => {
    const [early, late] = [
      await portal('help')(fresh(), now - 7_000),
      await portal('help')(fresh(), now + (keySeconds + 7) * 1_000),
    ];

    expect([early, late]).toEqual([null, null]);
  });

  it('refuses a key for another portal, of another network or with another secret', async () => {
    const refused = [
      await portal('help')(fresh({ aud: 'staff' }), now),
      await portal('help')(fresh({ iss: 'http://other.test' }), now),
      await portal('help', { secret: secretOf('staff') })(fresh(), now),
    ];

    expect(refused).toEqual([null, null, null]);
  });

  it('refuses a changed key, an unsigned one and other text', async () => {
    const [head = '', , signature = ''] = fresh().split('.');
    const body = Buffer.from(
      JSON.stringify({ ...claims, sub: '1', iat: now / 1_000, exp: now / 1_000 + 60, jti: 'x' }),
    );
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const keys = [
      `${head}.${body.toString('base64url')}.${signature}`,
      `${none}.${body.toString('base64url')}.`,
      `${fresh()}.more`,
      'no key',
      '',
    ];

    const refused = await Promise.all(keys.map((key) => portal('help')(key, now)));

    expect(refused).toEqual([null, null, null, null, null]);
  });

  it('does not use up a key that it refuses', async () => {
    const key = fresh();
    const enter = portal('help');

    const outcomes = [await enter(key, now - 7_000), await enter(key, now)];

    expect([outcomes[0], outcomes[1]?.id]).toEqual([null, '7']);
  });
});
