import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { callsContract } from '@peonia/contract/calls.schema.ts';
import { gameContract } from '@peonia/contract/game.schema.ts';
import { switchesContract as contract } from '@peonia/contract/operation/switches.schema.ts';
import type { SwitchChange } from '@peonia/contract/operation/switches.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { killSwitches, type SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { begin, buy, orderOf, press } from '../../../test/money/pay.ts';
import { shareOf } from './evaluate-switch.ts';
import { openSwitches } from './open-switches.ts';
import { switchesEraser, switchesExporter } from './own-switches.ts';

let api: Api;
let admin: StaffMember;
let mei: Member;

beforeAll(async () => {
  api = await startApi();
  admin = await makeStaff(api, 'Admin Ada', 'admin');
  mei = await api.register('Mei Lin');
});
afterAll(() => api.close());

const touched = new Set<SwitchName>();
afterEach(async () => {
  for (const name of touched) await set(name, { is_on: name !== 'maintenance' });
  touched.clear();
});

const code = (name: ErrorName) => errors[name].code;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function rowOf(name: SwitchName) {
  const { body } = await admin.call(contract.listSwitches);
  return body.items.find((row) => row.name === name);
}

async function set(name: SwitchName, changes: Partial<SwitchChange> = {}) {
  touched.add(name);
  const body: SwitchChange = {
    is_on: false,
    audience: 'all',
    percent: 100,
    audience_values: [],
    texts: [],
    until: null,
    reason: 'Needed for a test',
    seen: (await rowOf(name))?.changed_at ?? null,
    ...changes,
  };
  return admin.call(contract.changeSwitch, { params: { name }, body });
}

const get = (path: string, init: RequestInit = {}) => fetch(`${api.address}${path}`, { redirect: 'manual', ...init });
const offFor = async (member: Member) => (await member.call(accountsContract.getMe)).body.off;

describe('a stopped service', () => {
  // covers: Kill switches for payments, calls, uploads, registration and translation
  it.each([
    ['payments', '/v1/payment/sandbox/purchase'],
    ['calls', '/v1/call'],
    ['uploads', '/v1/uploads'],
    ['uploads', '/v1/uploads/resumable'],
    ['uploads', '/v1/desk_files'],
    ['registration', '/v1/register'],
    ['translation', '/v1/translations'],
  ] as const)('refuses %s at %s with its own error and Retry-After', async (name, path) => {
    await set(name);

    const reply = await get(path, { method: 'POST', headers: { authorization: `Bearer ${mei.token}` } });

    expect([reply.status, ((await reply.json()) as { code: number }).code]).toEqual([503, code(`${name}_stopped`)]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(30);
  });

  it('is refused to the member in their language', async () => {
    await set('calls');

    const reply = await get('/v1/call', {
      method: 'POST',
      headers: { authorization: `Bearer ${mei.token}`, 'accept-language': 'de' },
    });

    expect(((await reply.json()) as { message: string }).message).toMatch(/^Anrufe sind im Moment ausgesetzt/);
  });

  it('leaves a payment that is under way alone: the webhook credits it', async () => {
    const { order } = await begin(mei, 'sandbox', { amount: 20 });
    await set('payments');

    expect((await buy(mei, 'sandbox', { amount: 20 })).code).toBe(code('payments_stopped'));
    expect(await press(api, order, 'approve')).toMatch(/^303 /);
    expect((await orderOf(mei, order.id)).state).toBe('credited');
  });

  it('keeps the other services and reads available', async () => {
    await set('calls');

    expect((await mei.call(callsContract.getCurrentCall)).status).toBe(200);
    expect((await buy(mei, 'sandbox', { amount: 20 })).code).toBeNull();
  });

  it('runs again by itself after its end', async () => {
    await set('calls', { until: inMinutes(5) });
    const stopped = await offFor(mei);
    await api.sql("update switch_state set until = now() - interval '1 second' where name = 'calls'");
    await openSwitchesHere();

    expect([stopped, await offFor(mei), (await rowOf('calls'))?.is_expired]).toEqual([['calls'], [], true]);
  });
});

/** Waits until the running program has read the table again. */
async function openSwitchesHere(): Promise<void> {
  const seen = JSON.stringify(await rowOf('game'));
  await set('game', { is_on: true, reason: `Look again ${seen.length}` });
}

describe('a flag', () => {
  const play = async (member: Member) => (await member.call(gameContract.openGame)).code;

  // covers: Feature flags with audience, expiry and audit
  it('is open to everybody without a switch, and to nobody when it is off', async () => {
    expect([await play(mei), await offFor(mei)]).toEqual([null, []]);
    await set('game');

    expect([await play(mei), await offFor(mei)]).toEqual([code('feature_closed'), ['game']]);
  });

  it('goes by the country that the session was opened from', async () => {
    const [ana, bo] = [await api.register('Ana Silva'), await api.register('Bo Chen')];
    await api.sql("update session set country = 'BR' where account_id = $1", [ana.id]);
    await api.sql("update session set country = 'CN' where account_id = $1", [bo.id]);
    await set('game', { is_on: true, audience: 'countries', audience_values: ['BR', 'PT'] });

    expect([await play(ana), await play(bo), await play(mei)]).toEqual([
      null,
      code('feature_closed'),
      code('feature_closed'),
    ]);
  });

  it('goes by named members', async () => {
    const tom = await api.register('Tom Berg');
    await set('game', { is_on: true, audience: 'members', audience_values: [String(tom.id)] });

    expect([await play(tom), await play(mei)]).toEqual([null, code('feature_closed')]);
  });

  it('goes by the roles of the staff', async () => {
    await set('game', { is_on: true, audience: 'roles', audience_values: ['admin'] });

    expect([await play(admin), await play(mei)]).toEqual([null, code('feature_closed')]);
  });

  it('is open to a stable share of the members', async () => {
    const ids = Array.from({ length: 2_000 }, (_, id) => id + 1);
    const chosen = ids.filter((id) => shareOf('game', id) < 30).length / ids.length;
    expect(Math.abs(chosen - 0.3)).toBeLessThan(0.04);
    expect(ids.filter((id) => shareOf('game', id) === shareOf('wheel', id)).length).toBeLessThan(100);
    const share = shareOf('game', mei.id);

    await set('game', { is_on: true, audience: 'percent', percent: share });
    const below = await play(mei);
    await set('game', { is_on: true, audience: 'percent', percent: share + 1 });

    expect([below, await play(mei)]).toEqual([code('feature_closed'), null]);
  });

  it('refuses an audience without values, with unknown ones, and any audience of a stop', async () => {
    const refused = async (name: SwitchName, changes: Partial<SwitchChange>) => (await set(name, changes)).code;

    expect(await refused('game', { is_on: true, audience: 'countries' })).toBe(code('switch_audience'));
    expect(await refused('game', { is_on: true, audience: 'roles', audience_values: ['boss'] })).toBe(
      code('switch_audience'),
    );
    expect(await refused('calls', { audience: 'percent', percent: 10 })).toBe(code('switch_audience'));
    expect(await refused('calls', { until: inMinutes(-1) })).toBe(code('switch_until'));
  });
});

describe('a change', () => {
  it('is logged with before, after and reason, and shown with who made it', async () => {
    await set('travel', { is_on: true, audience: 'countries', audience_values: ['AT'], reason: 'Start in Austria' });

    const [act] = await api.sql(
      "select before, after, detail, staff_id from staff_act where act = 'switch.changed' order by id desc limit 1",
    );
    expect(act).toEqual({
      before: 'travel: on',
      after: 'travel: on for countries AT',
      detail: 'Start in Austria',
      staff_id: admin.id,
    });
    expect(await rowOf('travel')).toMatchObject({ changed_by: 'Admin Ada', reason: 'Start in Austria' });
  });

  it('is refused if a colleague was faster', async () => {
    await set('wheel');

    expect((await set('wheel', { seen: null })).code).toBe(code('switch_moved'));
    expect((await set('wheel', { reason: '    x    ' })).code).toBe(code('input_invalid'));
  });

  it('reaches another process by its own look at the table', async () => {
    const other = openSwitches(api.app.database);
    await other.start();
    await set('uploads');
    await other.refresh();

    expect(other.stoppedUntil('uploads')).toBeNull();
    other.close();
  });

  it('is told to open sockets', async () => {
    const socket = await mei.socket();
    await set('translation');

    expect(await socket.next((frame) => frame.type === 'switches')).toEqual({ type: 'switches', maintenance: false });
    socket.close();
  });

  it('costs no statement at the requests of members', async () => {
    await set('game', { is_on: true, audience: 'countries', audience_values: ['AT'] });
    const gated = await api.countQueries(() => mei.call(gameContract.openGame));
    await set('game', { is_on: true });
    // The second of two: the first may read announcements, which are kept for some seconds.
    const costOfMe = async () => {
      await mei.call(accountsContract.getMe);
      return api.countQueries(() => mei.call(accountsContract.getMe));
    };
    const open = await costOfMe();
    await set('game');

    expect(gated).toBe(1);
    expect(await costOfMe()).toBe(open);
  });

  it('loses the name and the listed member with an erased account', async () => {
    await set('mall', { is_on: true, audience: 'members', audience_values: [String(mei.id), String(admin.id)] });
    const files: string[] = [];
    for await (const file of switchesExporter.files(api.app.database, mei.id)) files.push(file.path);
    await switchesEraser.erase(api.app.database, mei.id);

    expect(files).toEqual(['switches/switches.json']);
    expect((await rowOf('mall'))?.audience_values).toEqual([String(admin.id)]);
  });
});

describe('a preview', () => {
  const reach = async (name: SwitchName, aim: object) =>
    (
      await admin.call(contract.previewSwitch, {
        params: { name },
        body: { is_on: true, audience: 'all', percent: 100, audience_values: [], ...aim },
      })
    ).body;

  it('counts whom an audience reaches and changes nothing', async () => {
    const all = await reach('calls', { is_on: false });
    expect(all.members).toBe(all.total);
    expect((await reach('game', { audience: 'percent', percent: 50 })).members).toBe(Math.round(all.total / 2));
    expect((await reach('game', { audience: 'roles', audience_values: ['admin'] })).members).toBe(1);
    expect(await reach('game', { audience: 'members', audience_values: [String(mei.id), '999999'] })).toMatchObject({
      members: 1,
      unknown: ['999999'],
    });
    expect((await rowOf('game'))?.audience).toBe('all');
  });
});

describe('maintenance', () => {
  const text = 'We move to faster machines. {brand} will be back soon.';
  const start = () => set('maintenance', { is_on: true, until: inMinutes(30), texts: [{ language: 'en', text }] });

  // covers: Maintenance mode with text and end, staff pages and probes stay
  it('answers calls with 503 and pages with the page that says so', async () => {
    await start();

    const reply = await get('/v1/users/online', { headers: { 'accept-language': 'ja' } });
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('x-reason')]).toEqual([
      503,
      '60',
      'maintenance',
    ]);
    expect(((await reply.json()) as { code: number }).code).toBe(code('maintenance'));
    const page = await get('/user/online?x=1');
    expect([page.status, page.headers.get('location')]).toEqual([307, '/maintenance?back=%2Fuser%2Fonline%3Fx%3D1']);
    expect((await mei.call(callsContract.getCurrentCall)).code).toBe(code('maintenance'));
  });

  it.each(languages)('says it in %s, by default or in the words of the operators', async (lang) => {
    await start();

    const html = await (await get(`/maintenance?lang=${lang}&back=/home`)).text();

    expect(html).toMatch(/<time datetime="[\d-]+T[\d:.]+Z">/);
    expect(html.includes('We move to faster machines. Peonia will be back soon.')).toBe(lang === 'en');
    expect(html).not.toContain('{brand}');
    const { body } = await api.guest(lang).call(contract.getServiceStatus);
    expect(body.maintenance?.text.startsWith('We move')).toBe(lang === 'en');
  });

  it('lets staff in, so that it can be ended', async () => {
    await start();

    expect((await get('/staff/switches')).status).not.toBe(307);
    expect((await get('/?type=login&redirect=%2Fstaff')).status).not.toBe(307);
    expect((await get('/?type=login&redirect=%2Fhome')).status).toBe(307);
    const { status } = await api
      .guest()
      .call(accountsContract.authenticate, { body: { name: admin.name, password: admin.password } });
    expect(status).toBe(200);
    expect((await admin.call(staffContract.getStaffSession)).status).toBe(200);
    expect((await set('maintenance', { is_on: false })).status).toBe(200);
    expect((await mei.call(callsContract.getCurrentCall)).status).toBe(200);
  });

  it('keeps the probes and what is under way available', async () => {
    const { order } = await begin(mei, 'sandbox', { amount: 20 });
    await start();

    expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    expect((await get('/v1/payment/sandbox/notices', { method: 'POST', body: '{}' })).status).toBe(400);
    await set('maintenance', { is_on: false });
    expect((await orderOf(mei, order.id)).state).toBe('pending');
  });

  it('is not ended by its announced end', async () => {
    await start();
    await api.sql("update switch_state set until = now() - interval '1 minute' where name = 'maintenance'");
    await openSwitchesHere();

    expect((await mei.call(callsContract.getCurrentCall)).code).toBe(code('maintenance'));
  });

  it('leads back to the page that was wanted, and to no other site', async () => {
    const to = async (back: string) =>
      (await get(`/maintenance?back=${encodeURIComponent(back)}`)).headers.get('location');

    expect([
      await to('/user/online'),
      await to('//evil.example'),
      await to('https://evil.example'),
      await to('/\\evil'),
    ]).toEqual(['/user/online', '/', '/', '/']);
  });

  it('is told to open sockets', async () => {
    const socket = await mei.socket();
    await start();

    expect(await socket.next((frame) => frame.type === 'switches')).toEqual({ type: 'switches', maintenance: true });
    socket.close();
  });
});

describe('the switches', () => {
  it('are for administrators only', async () => {
    const bea = await makeStaff(api, 'Support Bea', 'support');

    expect([(await bea.call(contract.listSwitches)).code, (await mei.call(contract.listSwitches)).code]).toEqual([
      code('not_found'),
      code('not_found'),
    ]);
    expect((await admin.call(contract.listSwitches)).body.items.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...killSwitches]),
    );
  });
});
