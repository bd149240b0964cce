import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { partnersEraser } from '../own-partner.ts';
import { openClickCounter } from './count-clicks.ts';
import { daysUntil, monthsUntil } from './read-figures.ts';

let api: Api;
let members = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const partner = async (campaign = 'Newsletter') => {
  const member = await api.register(`Figures ${(members += 1)}`, { verified: true });
  await api.sql('update account set is_partner = true where id = $1', [member.id]);
  return { member, pid: await link(member, campaign) };
};
const link = async (member: Member, campaign: string) =>
  (await member.call(contract.addPartnerLink, { body: { campaign, page: 'landing', language: 'de' } })).body.pid;
const click = (pid: string, country: string, clicks: number, days = 0) =>
  api.sql(
    `insert into partner_click (pid, day, country, clicks)
     values ($1, (now() at time zone 'UTC')::date - $2::int, $3, $4)`,
    [pid, days, country, clicks],
  );
const refer = async (by: { member: Member; pid: string }, country: string | null, days = 0) => {
  const member = await api.register(`Figure ${(members += 1)}`, { verified: true });
  await api.sql(
    `insert into partner_referral (member_id, pid, partner_id, country, referred_at)
     values ($1, $2, $3, $4, now() - make_interval(days => $5))`,
    [member.id, by.pid, by.member.id, country, days],
  );
  return member;
};
const share = async (by: { member: Member; pid: string }, member: Member, cash: number, country: string | null) => {
  const [order] = await api.sql<{ id: number }>(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, target_id, amount, currency, language)
     values (md5(random()::text), $1, md5(random()::text), '\\x00', 'sandbox', $2, $1, $2, 'USD', 'en') returning id`,
    [member.id, Math.max(1, cash)],
  );
  await api.sql(
    `insert into partner_share (order_id, partner_id, member_id, pid, country, basis_points, cash, amount)
     values ($1, $2, $3, $4, $5, 2000, $6, $7)`,
    [order?.id, by.member.id, member.id, by.pid, country, cash, Math.floor(cash / 5)],
  );
};
const figuresOf = async (member: Member, span: 'month' | 'year' = 'month') =>
  (await member.call(contract.getAffiliateFigures, { query: { span } })).body;
const none = { clicks: 0, registrations: 0, active: 0, paying: 0, net_cash: 0, earned: 0 };

// covers: GET /affiliate
describe('the figures of a partner', () => {
  it('count clicks, registrations, active and paying members, cash and share', async () => {
    const by = await partner();
    await click(by.pid, 'DE', 12);
    await click(by.pid, 'FR', 3, 5);
    const [anna, idle] = [await refer(by, 'DE'), await refer(by, 'FR')];
    await api.sql("update profile set active_at = now() - interval '40 days' where member_id = $1", [idle.id]);
    await share(by, anna, 5_000, 'DE');
    await share(by, anna, 2_500, 'DE');

    const { total, campaigns, countries, periods } = await figuresOf(by.member);

    const sum = { clicks: 15, registrations: 2, active: 1, paying: 1, net_cash: 75, earned: 15 };
    expect(total).toEqual(sum);
    expect(campaigns).toEqual([{ pid: by.pid, campaign: 'Newsletter', language: 'de', ...sum }]);
    expect(countries).toEqual([
      { country: 'DE', clicks: 12, registrations: 1, active: 1, paying: 1, net_cash: 75, earned: 15 },
      { ...none, country: 'FR', clicks: 3, registrations: 1 },
    ]);
    expect(periods).toHaveLength(30);
    expect(periods.at(-1)).toMatchObject({ clicks: 12, registrations: 2, net_cash: 75 });
    expect(periods.at(-6)).toMatchObject({ ...none, clicks: 3 });
  });

  it('come by month for 12 months, and end there', async () => {
    const by = await partner();
    await click(by.pid, 'ZZ', 4, 100);
    await click(by.pid, 'ZZ', 9, 366);

    const [month, year] = [await figuresOf(by.member), await figuresOf(by.member, 'year')];

    expect([month.total.clicks, year.total.clicks]).toEqual([0, 4]);
    expect(year.periods.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(4);
    expect(year.countries).toMatchObject([{ country: null, clicks: 4 }]);
  });

  it('show links without figures last, and nothing of other partners', async () => {
    const [by, other] = [await partner('First'), await partner('Theirs')];
    await link(by.member, 'Second');
    await click(by.pid, 'DE', 1);
    await click(other.pid, 'DE', 50);
    await refer(other, 'DE');

    const { campaigns, total } = await figuresOf(by.member);

    expect(campaigns.map(({ campaign, clicks }) => [campaign, clicks])).toEqual([
      ['First', 1],
      ['Second', 0],
    ]);
    expect(total.registrations).toBe(0);
  });

  it('leave out accounts and payments that are not credited', async () => {
    const by = await partner();
    const own = await refer(by, 'DE');
    await share(by, own, 500, 'DE');
    await api.sql("update partner_referral set excluded = 'same_person' where member_id = $1", [own.id]);
    await api.sql("update partner_share set excluded = 'same_person', amount = 0 where member_id = $1", [own.id]);

    const { total } = await figuresOf(by.member);

    expect(total).toEqual(none);
  });

  it('come as a spreadsheet in the language of the reader', async () => {
    const by = await partner('=1+1');
    await click(by.pid, 'DE', 7);
    await share(by, await refer(by, 'DE'), 1_999, 'DE');

    const reply = await fetch(`${api.address}/v1/affiliate/figures.csv`, {
      headers: { authorization: `Bearer ${by.member.token}`, 'accept-language': 'de' },
    });

    const [head, row] = (await reply.text()).trim().split('\r\n');
    expect([reply.headers.get('content-type'), head?.split(';').length]).toEqual(['text/csv; charset=utf-8', 10]);
    expect(row?.split(';').slice(1)).toEqual(["'=1+1", by.pid, 'DE', '7', '1', '1', '1', '19,99', '3,99']);
  });

  it('are deleted with the account', async () => {
    const by = await partner();
    await click(by.pid, 'DE', 7);

    await api.app.database.transaction((db) => partnersEraser.erase(db, by.member.id));

    expect((await figuresOf(by.member)).total).toEqual(none);
    expect(await api.sql('select 1 from partner_click where pid = $1', [by.pid])).toEqual([]);
  });

  it('keep clicks for 400 days', async () => {
    const by = await partner();
    await click(by.pid, 'DE', 1, 400);
    await click(by.pid, 'DE', 1, 401);

    await runJob(api, 'partners.purge-clicks');

    expect(await api.sql('select clicks from partner_click where pid = $1', [by.pid])).toHaveLength(1);
  });
});

describe('a click', () => {
  const browser = { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${api.address}${path}`, { headers: { ...browser, ...headers } });
  const clicksOf = (pid: string) => api.sql('select country, clicks from partner_click where pid = $1', [pid]);

  // The first page that this process renders is compiled for it.
  it('is counted when a page is opened through a link', { timeout: 120_000 }, async () => {
    const { pid } = await partner();

    await open(`/?lang=de&pid=${pid.toUpperCase()}`);

    await vi.waitFor(async () => expect(await clicksOf(pid)).toEqual([{ country: 'ZZ', clicks: 1 }]), 20_000);
  });

  const counted = async (requests: readonly object[]) => {
    const by = await partner();
    const counter = openClickCounter(api.app.database);
    for (const request of requests)
      counter.count({ method: 'GET', url: `/?pid=${by.pid}`, ip: '127.0.0.1', headers: browser, ...request } as never);
    await counter.flush();
    return clicksOf(by.pid);
  };

  it('counts once for a network, and by the country of its address', async () => {
    const rows = await counted([{ ip: '91.198.174.192' }, { ip: '91.198.174.192' }, { ip: '127.0.0.2' }]);

    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ country: 'ZZ', clicks: 1 });
  });

  it('is not counted for programs, prefetches, files and calls', async () => {
    const rows = await counted([
      { headers: { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
      { headers: { ...browser, 'user-agent': undefined } },
      { headers: { ...browser, 'sec-purpose': 'prefetch' } },
      { headers: { ...browser, 'sec-fetch-dest': 'image' } },
      { headers: { ...browser, accept: 'application/json' } },
      { method: 'POST' },
      { url: '/v1/me?pid=abc' },
      { url: '/?pid=abcde' },
    ]);

    expect(rows).toEqual([]);
  });

  it('of an unknown code is dropped', async () => {
    const counter = openClickCounter(api.app.database);

    counter.count({ method: 'GET', url: '/?pid=zzz', ip: '127.0.0.1', headers: browser } as never);
    await counter.flush();

    expect(await clicksOf('zzz')).toEqual([]);
  });
});

describe('the periods of the figures', () => {
  it('end today, by UTC', () => {
    const last = new Date('2026-03-01T00:30:00Z');

    expect(daysUntil(last, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(monthsUntil(last, 60)).toEqual(['2026-01', '2026-02', '2026-03']);
  });
});
