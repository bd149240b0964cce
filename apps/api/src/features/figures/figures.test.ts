import { figuresContract as contract } from '@peonia/contract/operation/figures.schema.ts';
import { figureNames, figureOf, type FigureName } from '@peonia/contract/operation/figures.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { addDays } from '@peonia/core/calendar-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { runJob } from '../../../test/run-job.ts';

let api: Api;
let admin: StaffMember;
let members: Member[];
const today = () => new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  api = await startApi();
  admin = await makeStaff(api, 'Admin Ada', 'admin');
  members = [];
  for (const name of ['Anna Ahorn', 'Berta Birke', 'Carla Cedar', 'Dora Dill', 'Eva Erle', 'Fina Fichte'])
    members.push(await api.register(name));
  // Everybody registered five days ago; the mail address of all but one is verified.
  await api.sql("update account set created_at = now() - interval '5 days', verified_at = now()");
  await api.sql('update account set verified_at = null where id = $1', [members[0]?.id]);
});
afterAll(() => api.close());

const idOf = (index: number) => members[index]?.id ?? 0;
const report = async () => (await admin.call(contract.getFigures, { query: { span: '4w' } })).body;
const line = async (name: FigureName) => (await report()).items.find((one) => one.name === name);
const rows = () => api.sql('select metric, dimension, day, grp, value, members from figure_day order by 1, 2, 3, 4');

async function recount(): Promise<void> {
  await api.sql('delete from figure_run');
  await runJob(api, 'figures.count');
}

describe('figures', () => {
  // covers: Figures of the operator by day and group, from nightly counts that name no member
  it('count what the tables hold, day by day', async () => {
    const [a, b] = [idOf(1), idOf(2)];
    const [thread] = await api.sql<{ id: number }>(
      'insert into thread (low_id, high_id, opened_by, last_seq) values (least($1::bigint, $2), greatest($1::bigint, $2), $1, 4) returning id',
      [a, b],
    );
    await api.sql(
      `insert into message (thread_id, seq, sender_id, client_id, kind, content, created_at)
       select $1, n, $2, 'figure-' || n, 'text', 'Hi', date_trunc('day', now(), 'UTC') - make_interval(days => n) + interval '1 hour'
       from generate_series(1, 4) n`,
      [thread?.id, a],
    );
    await api.sql(
      `insert into member_like (member_id, liked_id, created_at) values
       ($1, $2, now() - interval '3 days'), ($2, $1, now() - interval '2 days'), ($1, $3, now() - interval '2 days')`,
      [a, b, idOf(3)],
    );

    await recount();

    const [direct] = await api.sql<{ sent: number }>(
      "select count(*)::integer as sent from message where created_at < date_trunc('day', now(), 'UTC')",
    );
    expect((await line('messages'))?.total).toBe(direct?.sent);
    expect((await line('messages'))?.values.slice(-4)).toEqual([1, 1, 1, 1]);
    expect((await line('conversations'))?.values.slice(-2)).toEqual([0, 1]);
    expect((await line('matches'))?.total).toBe(1);
    expect((await line('registrations'))?.total).toBe(7);
    expect((await line('verified'))?.total).toBe(6);
  });

  it('are the same after a second run', async () => {
    await recount();
    const before = await rows();

    await recount();

    expect(await rows()).toEqual(before);
  });

  it('follow what is changed within the days that settle', async () => {
    await api.sql('update account set verified_at = now() where id = $1', [idOf(0)]);

    await runJob(api, 'figures.count');

    expect((await line('verified'))?.total).toBe(7);
  });

  it('count a member once in a window of several days', async () => {
    await api.sql('delete from member_activity');
    await api.sql(
      `update profile set active_at = date_trunc('day', now(), 'UTC') - interval '40 days' where member_id = $1`,
      [idOf(1)],
    );
    for (const days of [4, 3, 1])
      await api.sql(
        "update profile set active_at = date_trunc('day', now(), 'UTC') - make_interval(days => $2) where member_id = $1",
        [idOf(1), days],
      );

    await recount();

    expect((await line('dau'))?.values.slice(-4)).toEqual([1, 1, 0, 1]);
    expect((await line('wau'))?.values.at(-1)).toBe(1);
    expect((await line('mau'))?.values.at(-1)).toBe(1);
  });

  it('have a source each', async () => {
    const sources = await api.sql<{ source: string }>('select distinct source from figure_run');
    const counted = await api.sql<{ metric: FigureName }>('select distinct metric from figure_day');

    expect(sources.length).toBeGreaterThan(10);
    for (const { metric } of counted) expect(figureNames).toContain(metric);
  });

  it('divide minutes by their cases', async () => {
    await api.sql(
      `insert into support_ticket (category, name, email, language, content, created_at, first_answered_at)
       select 'account', 'N', 'n@example.com', 'en', 'Help', at - make_interval(mins => n), at
       from (select date_trunc('day', now(), 'UTC') - interval '2 hours' as at) d, unnest(array[10, 30]) n`,
    );

    await recount();

    expect(await line('ticket_answer_minutes')).toMatchObject({ total: 20 });
    expect((await line('ticket_solve_minutes'))?.total).toBeNull();
  });

  it('by group merge those of few members, and never one alone', async () => {
    await api.sql("update account set language = 'de' where id = $1", [idOf(0)]);
    await recount();

    const few = await groups('registrations', 'language');
    await api.sql("update account set language = 'de' where id <> $1", [idOf(5)]);
    await recount();

    expect(few).toEqual({ items: [], merged: { groups: 2, value: 7 } });
    expect(await groups('registrations', 'gender')).toMatchObject({ merged: null });
  });

  it('have no groups where no members are counted', async () => {
    for (const name of figureNames.filter((one) => figureOf(one).plain)) {
      const refused = await admin.call(contract.getFigureGroups, { query: { span: '4w', name, by: 'country' } });
      expect(refused.code).toBe(errors.figure_without_groups.code);
    }
  });

  it('show which share of a week’s members came back', async () => {
    const monday = addDays(today(), -((new Date(`${today()}T00:00:00Z`).getUTCDay() + 6) % 7) - 21);
    await api.sql('update account set created_at = $1::timestamptz', [`${monday}T08:00:00Z`]);
    await api.sql('delete from member_activity');
    await api.sql('delete from figure_run');
    await api.sql(
      `insert into member_activity (month, member_id, days)
       select date_trunc('month', d)::date, id, bit_or(1 << (extract(day from d)::integer - 1))
       from (select id, row_number() over (order by id) as no from account) a,
         (values ($1::date, 7), ($1::date + 8, 3)) w (d, most) where no <= most group by 1, 2`,
      [monday],
    );

    await runJob(api, 'figures.count');

    const { items } = (await admin.call(contract.getRetention)).body;
    expect(items.find(({ week }) => week === monday)).toEqual({ week: monday, size: 7, active: [1, 0.429, 0] });
  });

  it('hide the size of a cohort of few', async () => {
    await api.sql('delete from figure_cohort');
    await api.sql(
      "insert into figure_cohort (week, age, size, active) values (date_trunc('week', now() - interval '7 days'), 0, 4, 3)",
    );

    const { items } = (await admin.call(contract.getRetention)).body;

    expect(items).toMatchObject([{ size: null, active: [] }]);
  });
});

async function groups(name: FigureName, by: 'language' | 'gender') {
  return (await admin.call(contract.getFigureGroups, { query: { span: '4w', name, by } })).body;
}

describe('the day of a member', () => {
  it('is marked by the first visit after midnight, also within the hour', async () => {
    const member = members[4] as Member;
    await api.sql('delete from member_activity where member_id = $1', [member.id]);
    await api.sql(
      "update profile set active_at = date_trunc('day', now(), 'UTC') - interval '1 minute' where member_id = $1",
      [member.id],
    );

    await member.me();

    const [row] = await api.sql<{ days: number }>(
      'select sum(bit_count(days::bit(32)))::integer as days from member_activity where member_id = $1',
      [member.id],
    );
    expect(row?.days).toBe(2);
  });
});
