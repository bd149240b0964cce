import { errors } from '@peonia/contract/protocol/errors.ts';
import { wheelContract as contract } from '@peonia/contract/wheel.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { wheelEraser, wheelExporter } from './own-spins.ts';

const no = {
  LIMIT_WHEEL_TRIP_WEIGHT: '0',
  LIMIT_WHEEL_TEN_WEIGHT: '0',
  LIMIT_WHEEL_ONE_WEIGHT: '0',
  LIMIT_WHEEL_HUNDRED_WEIGHT: '0',
};
/** Programs that run beside the first one keep few connections. */
const small = { DATABASE_POOL: '4', DATABASE_READ_CONNECTIONS: '1' };
let winning: Api;
let losing: Api;
let travelling: Api;
let members = 0;

beforeAll(async () => {
  winning = await startApi({ ...no, LIMIT_WHEEL_TEN_WEIGHT: '100000' });
  losing = await startApi({ ...no, ...small });
  travelling = await startApi({ ...no, ...small, LIMIT_WHEEL_TRIP_WEIGHT: '100000', LIMIT_WHEEL_TRIPS: '2' });
});
afterAll(async () => {
  await Promise.all([winning, losing, travelling].map((api) => api.close()));
});

const verified = (api: Api) => api.register(`Spinner ${(members += 1)}`, { verified: true });
const spin = (member: Member) => member.call(contract.spinWheel);
const backToYesterday = (api: Api, member: Member) =>
  api.sql('update wheel_spin set day = day - 1 where member_id = $1', [member.id]);

describe('a spin', () => {
  // covers: POST /wheel
  it('credits a prize as bonus gold', async () => {
    const anna = await verified(winning);

    const { status, body } = await spin(anna);

    expect([status, body]).toEqual([200, { prize: 2 }]);
    expect((await anna.me()).balance).toBe(10);
    const wallets = await winning.sql<{ kind: string; balance: string }>(
      'select kind, balance from ledger_account where member_id = $1 and balance > 0',
      [anna.id],
    );
    expect(wallets).toEqual([{ kind: 'bonus', balance: 1000 }]);
  });

  it('moves no gold for a field without a prize', async () => {
    const anna = await verified(losing);

    const { body } = await spin(anna);

    expect(body.prize % 2).toBe(1);
    expect((await anna.me()).balance).toBe(0);
  });

  // covers: Wheel: one spin a day, 8 prizes
  it('is refused a second time on one day', async () => {
    const anna = await verified(winning);
    await spin(anna);

    const again = await spin(anna);

    expect(again.code).toBe(errors.spin_used.code);
    expect((await anna.me()).balance).toBe(10);
  });

  it('is possible again on the next UTC day', async () => {
    const anna = await verified(winning);
    await spin(anna);
    await backToYesterday(winning, anna);

    const next = await spin(anna);

    expect(next.status).toBe(200);
    expect((await anna.me()).balance).toBe(20);
  });

  it('gives one spin to 200 simultaneous calls', async () => {
    const anna = await verified(winning);

    const replies = await Promise.all(Array.from({ length: 200 }, () => spin(anna)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set([errors.spin_used.code]),
    );
    expect((await anna.me()).balance).toBe(10);
  });

  it('refuses a member without a verified e-mail address', async () => {
    const anna = await winning.register('Phone Only');
    await winning.sql('update account set verified_at = now() where id = $1', [anna.id]);

    const { code } = await spin(anna);

    expect(code).toBe(errors.spin_email_unverified.code);
  });

  it('gives out no more trips than there are', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => verified(travelling)));

    const prizes = await Promise.all(people.map(async (member) => (await spin(member)).body.prize));

    expect(prizes.filter((prize) => prize === 0)).toHaveLength(2);
    expect(prizes.filter((prize) => prize === 1)).toHaveLength(4);
  });
});

describe('the wheel', () => {
  it('is offered by the account until the spin of the day', async () => {
    const anna = await verified(losing);
    const before = await anna.me();

    await spin(anna);

    expect([before.wheel, (await anna.me()).wheel]).toEqual([1, 0]);
  });

  it('is not offered without a verified e-mail address', async () => {
    const anna = await losing.register('Not Verified');

    expect((await anna.me()).wheel).toBe(0);
    expect((await anna.call(contract.getWheel)).body).toMatchObject({ ready: 0, email_verified: 0, prize: null });
  });

  it('shows the prize of the day after the spin', async () => {
    const anna = await verified(winning);
    await spin(anna);

    const { body } = await anna.call(contract.getWheel);

    expect(body).toMatchObject({ ready: 0, email_verified: 1, prize: 2 });
    expect(new Date(body.next_at).getTime()).toBeGreaterThan(Date.now());
  });

  it('publishes the chances of the draw', async () => {
    const anna = await verified(winning);

    const { body } = await anna.call(contract.getWheel);

    expect(body.prizes.map(({ gold, weight }) => [gold, weight])).toEqual([
      [0, 0],
      [0, 0],
      [10, 100_000],
      [0, 0],
      [1, 0],
      [0, 0],
      [100, 0],
      [0, 0],
    ]);
  });

  it('publishes no chance of a trip once the stock is used up', async () => {
    const people = await Promise.all([verified(travelling), verified(travelling), verified(travelling)]);
    for (const member of people) await spin(member);

    const { body } = await (await verified(travelling)).call(contract.getWheel);

    expect(body.prizes.slice(0, 2).map(({ weight }) => weight)).toEqual([0, 100_000]);
  });
});

describe('the figures for staff', () => {
  it('compare payouts with their expectation', async () => {
    const api = await startApi({ ...no, ...small, LIMIT_WHEEL_ONE_WEIGHT: '100000' });
    const staff = await makeStaff(api, 'Fay Figures', 'finance');
    await spin(await verified(api));
    await spin(await verified(api));

    const { body } = await staff.call(contract.getWheelFigures);

    expect(body).toMatchObject({ days: 30, spins: 2, gold: 2, expected_gold: 2, trips_left: 0, trips: [] });
    expect(body.prizes[4]).toEqual({ prize: 4, gold: 1, weight: 100_000, count: 2, expected: 2 });
    await api.close();
  });

  it('name the winners of a trip', async () => {
    const api = await startApi({ ...no, ...small, LIMIT_WHEEL_TRIP_WEIGHT: '100000', LIMIT_WHEEL_TRIPS: '1' });
    const staff = await makeStaff(api, 'Finn Figures', 'finance');
    const anna = await verified(api);
    await spin(anna);

    const { body } = await staff.call(contract.getWheelFigures);

    expect(body.trips).toMatchObject([{ user_id: anna.id, name: anna.name }]);
    await api.close();
  });
});

describe('spins of a member', () => {
  it('are in the archive', async () => {
    const anna = await verified(winning);
    await spin(anna);

    const files = [];
    for await (const file of wheelExporter.files(winning.app.database, anna.id)) files.push(file);

    expect(JSON.stringify(files)).toContain('spins.json');
  });

  it('are deleted with the account unless they won', async () => {
    const [loser, winner] = [await verified(losing), await verified(winning)];
    await Promise.all([spin(loser), spin(winner)]);

    await losing.app.database.transaction((db) => wheelEraser.erase(db, loser.id));
    await winning.app.database.transaction((db) => wheelEraser.erase(db, winner.id));

    const left = (api: Api, id: number) => api.sql('select 1 from wheel_spin where member_id = $1', [id]);
    expect(await left(losing, loser.id)).toHaveLength(0);
    expect(await left(winning, winner.id)).toHaveLength(1);
  });
});

it('leaves the books balanced', async () => {
  const findings = [];
  for (const api of [winning, losing, travelling]) findings.push(await proveBooks(api.app.database));

  expect(findings).toEqual([[], [], []]);
});
