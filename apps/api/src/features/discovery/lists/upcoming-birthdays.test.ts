import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { birthdayPeople, type ListedCardRow } from './people.sql.ts';
import { upcomingBirthdays, rangeColumns, isBirthdayToday } from './upcoming-birthdays.ts';

let api: Api;
let pool: pg.Pool;
let jonas: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  jonas = await api.register('Jonas Weber', { gender: 1, seeking: 'women' });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});
beforeEach(async () => {
  await pool.query('delete from account where id <> $1', [jonas.id]);
});

const add = (...birthdays: string[]) =>
  insertMembers(
    pool,
    birthdays.map((birthday) => ({
      name: `Member${(counted += 1)}`,
      main_photo: counted.toString(16).padStart(32, '0'),
      visibility: 'public',
      birthday,
    })),
  );
const dayIn = (days: number) => `1992${new Date(Date.now() + days * 86_400_000).toISOString().slice(4, 10)}`;

// covers: Lists of the popular and of the next birthdays, for guests and in every language
// covers: GET /birthday
it('lists birthdays by day, today first, one week ahead', async () => {
  const [, next, today, , last, alsoToday] = await add(...[7, 1, 0, -1, 6, 0].map(dayIn));
  const { items, max_id } = (await jonas.call(discoveryContract.listBirthday)).body;
  expect(items.map(({ user_id }) => user_id)).toEqual([alsoToday, today, next, last]);
  expect(max_id).toBe(-1);
});

it('lists birthdays of the next weeks when asked to', async () => {
  const [today, far, , last] = await add(...[0, 20, 28, 27].map(dayIn));

  const { items } = (await jonas.call(discoveryContract.listBirthday, { query: { days: 28 } })).body;

  expect(items.map(({ user_id }) => user_id)).toEqual([today, far, last]);
});

it('continues behind the previous page', async () => {
  const many = await add(...Array.from({ length: limits.people_page + 3 }, (_one, nth) => dayIn(nth % 3)));
  const first = (await api.guest().call(discoveryContract.listBirthday)).body;
  const second = (await api.guest().call(discoveryContract.listBirthday, { query: { max_id: first.max_id } })).body;
  expect([...first.items, ...second.items].map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(many);
  expect((await api.guest().call(discoveryContract.listBirthday, { query: { max_id: -1 } })).body).toEqual({
    items: [],
    max_id: -1,
  });
});

it('continues where the last member of the previous page has left the list', async () => {
  const many = await add(...Array.from({ length: limits.people_page + 3 }, (_one, nth) => dayIn(nth % 3)));
  const first = (await api.guest().call(discoveryContract.listBirthday)).body;
  await pool.query('delete from account where id = $1', [first.items.at(-1)?.user_id]);

  const second = (await api.guest().call(discoveryContract.listBirthday, { query: { max_id: first.max_id } })).body;

  expect([...first.items, ...second.items].map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(many);
});

it('reveals no day and no list number by its cursor', async () => {
  const members = await add(...Array.from({ length: limits.people_page + 3 }, () => dayIn(3)));

  const { items, max_id } = (await api.guest().call(discoveryContract.listBirthday)).body;

  const { rows } = await pool.query<{ listed_no: string; birth_day: number }>(
    'select listed_no, birth_day from listed_member where member_id = $1',
    [items.at(-1)?.user_id],
  );
  expect(members).toHaveLength(limits.people_page + 3);
  expect([max_id % 2 ** 32, Math.floor(max_id / 2 ** 32)]).not.toContain(Number(rows[0]?.birth_day));
  expect(max_id % 2 ** 32).not.toBe(Number(rows[0]?.listed_no));
});

it('ends behind a cursor that it never gave', async () => {
  await add(dayIn(1));

  expect((await api.guest().call(discoveryContract.listBirthday, { query: { max_id: 12_345 } })).body).toEqual({
    items: [],
    max_id: -1,
  });
});

describe.each([
  ['in the middle of a year', '2026-07-11T23:30:00Z', ['0711', '0712', '0717'], ['0710', '0718'], ['0711']],
  [
    'where the year ends in between',
    '2026-12-29T00:00:00Z',
    ['1229', '1231', '0101', '0104'],
    ['1228', '0105', '0229'],
    ['1229'],
  ],
  ['on the last day of a year', '2026-12-31T12:00:00Z', ['1231', '0101', '0106'], ['1230', '0107'], ['1231']],
  ['before 28 February of a common year', '2027-02-22T12:00:00Z', ['0222', '0228', '0229'], ['0221', '0301'], ['0222']],
  [
    'on 28 February of a common year',
    '2027-02-28T12:00:00Z',
    ['0228', '0229', '0301', '0306'],
    ['0227', '0307'],
    ['0228', '0229'],
  ],
  ['on 1 March of a common year', '2027-03-01T12:00:00Z', ['0301', '0307'], ['0228', '0229', '0308'], ['0301']],
  ['before 28 February of a leap year', '2028-02-22T12:00:00Z', ['0222', '0228'], ['0229', '0301'], ['0222']],
  [
    'on 28 February of a leap year',
    '2028-02-28T12:00:00Z',
    ['0228', '0229', '0301', '0305'],
    ['0227', '0306'],
    ['0228'],
  ],
  ['on 29 February', '2028-02-29T12:00:00Z', ['0229', '0301', '0306'], ['0228', '0307'], ['0229']],
])('%s', (_name, at, ahead, others, today) => {
  const now = new Date(at);
  const page = { reader_vip: false, language: 'en', most: 2 };

  it.each([
    ['a guest', false],
    ['a man who seeks women', true],
  ])('lists the days in order, in pages, for %s', async (_who, isMember) => {
    const birthday = (day: string) => `1996-${day.slice(0, 2)}-${day.slice(2)}`;
    // Two members per day, so that pages end both within a day and between days.
    const ids = await add(...[...ahead, ...others, ...ahead].map(birthday));
    const dayOf = new Map(ids.map((id, nth) => [id, [...ahead, ...others, ...ahead][nth]]));
    const rows: ListedCardRow[] = [];
    for (let before: number | undefined; ; before = rows.at(-1)?.key) {
      const found: ListedCardRow[] = await birthdayPeople.all(api.app.database, {
        ...page,
        reader: isMember ? jonas.id : null,
        ...rangeColumns(upcomingBirthdays(now, 7, before)),
      });
      rows.push(...found);
      if (found.length === 0) break;
    }
    expect(rows.map(({ member_id }) => member_id)).toEqual(
      ahead.flatMap((day) => ids.filter((id) => dayOf.get(id) === day).toReversed()),
    );
    expect([
      ...new Set(rows.filter(({ key }) => isBirthdayToday(key, now)).map(({ member_id }) => dayOf.get(member_id))),
    ]).toEqual(today);
  });
});
