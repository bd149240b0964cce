import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { features } from '../../src/features.ts';
import { storeBannedKeys } from '../../src/features/accounts/administration/banned-keys.ts';
import { openAddressSeal } from '../../src/features/mall/orders/address-seal.ts';
import { sealedSavedAddresses } from '../../src/features/mall/orders/sealed-address.sql.ts';
import { makeUnsubscribeToken } from '../../src/features/notifications/mail/unsubscribe-token.ts';
import { openMethodSeal } from '../../src/features/payouts/method/method-seal.ts';
import { sealedProgramKeys } from '../../src/platform/secrets/hash-secret.ts';
import { openSeal } from '../../src/platform/secrets/open-seal.ts';
import { resealColumn } from '../../src/platform/secrets/reseal.ts';
import { startApi, type Api } from '../api.ts';
import { openClient } from '../client.ts';
import { appCode } from '../fixtures/app-code.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import { type Member } from '../fixtures/register-member.ts';

const old = 'the first secret of this installation';
const next = 'the second secret of this installation';
const [oldSecret, nextSecret] = [old, next].map((text) => text.replaceAll(' ', '-')) as [string, string];
const address = {
  name: 'A',
  street: 'B 1',
  city: 'C',
  region: '',
  postal_code: '1',
  country: 'DE',
  phone: '1',
} as never;
const method = { kind: 'paypal', account_name: 'A', account_number: 'a@example.com', other_information: '' } as never;
const banned = 'banned.member@example.com';

let first: Api;
let anna: Member;
let staff: StaffMember;
let code: string;

beforeAll(async () => {
  first = await startApi({ SECRET: oldSecret });
  anna = await first.register('Anna Rotated');
  staff = await makeStaff(first, 'Mona Rotated');
  const evil = await first.register('Evil Rotated', { email: banned, verified: true });
  await first.sql("update account set status = 'suspended' where id = $1", [evil.id]);
  await storeBannedKeys(first.app.database, { accountId: evil.id, until: null }, oldSecret);
  await first.sql('insert into saved_address (member_id, address) values ($1, $2)', [
    anna.id,
    openAddressSeal([oldSecret]).seal(address),
  ]);
  await first.sql('insert into payout_method (member_id, sealed) values ($1, $2)', [
    anna.id,
    openMethodSeal([oldSecret]).seal(method),
  ]);
  await first.sql('insert into account_factor (account_id, sealed) values ($1, $2)', [
    anna.id,
    openSeal([oldSecret]).seal(Buffer.from('factor')),
  ]);
  await first.sql(
    `insert into account_undo (account_id, token_hash, expires_at, logins, factor_sealed, factor_confirmed_at)
     values ($1, 'token', now() + interval '1 day', '[]', $2, now())`,
    [anna.id, openSeal([oldSecret]).seal(Buffer.from('former factor'))],
  );
  code = makeUnsubscribeToken(oldSecret, anna.id, ['message']);
});
afterAll(() => first.close());

/** The program with other secrets on the same database. */
const rotated = (secrets: Record<string, string>) => startApi({ DATABASE_URL: first.config.databaseUrl, ...secrets });

/** Every sealed column with its rows. */
const columns = [
  sealedProgramKeys,
  ...features.flatMap(({ sealed = [] }) => sealed),
] as (typeof sealedSavedAddresses)[];
const sealedRows = async () =>
  (
    await Promise.all(
      columns.map(async ({ list, purpose, first: after }) =>
        (await list.all(first.app.database, { after, most: 100 })).map((row) => ({ ...row, purpose })),
      ),
    )
  ).flat();

/** What a member and the staff can do with what the first secret signed and sealed. */
async function expectEverythingWorks(api: Api, { oldLinks }: { oldLinks: boolean }) {
  const here = (token: string) => openClient(api.address, { language: 'en', token });
  expect((await here(anna.token).call(accountsContract.getMe)).status).toBe(200);

  await first.sql('update staff_factor set last_step = 0, failures = 0');
  const opened = await here(staff.token).call(staffContract.openStaffSession, {
    body: { code: appCode(staff.secret) },
  });
  expect(opened.status).toBe(200);

  const unsubscribed = await fetch(`${api.address}/v1/unsubscribe?token=${encodeURIComponent(code)}`, {
    method: 'POST',
  });
  expect(unsubscribed.ok).toBe(oldLinks);

  const again = await api.guest().call(accountsContract.register, {
    body: { name: `Evil ${randomUUID().slice(0, 8)}`, email: banned, password: 'a-long-pass-phrase-1', agreed: true },
  });
  expect(again.code).toBe(400015);
}

it('lists every sealed column of the schema', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8');
  const found = [...schema.matchAll(/^table (\w+)\n((?: {2}.*\n)*)/gm)].flatMap(([, table = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w*sealed|address) bytea/gm)].map(([, column]) => `${table}.${column}`),
  );
  const covered = columns.map(({ list }) => /from (\w+)/.exec(list.text)?.[1]);

  // The cache of translations is read with previous secrets, and is made again without them.
  expect(
    found
      .map((name) => name.split('.')[0])
      .filter((table) => table !== 'translation_cache')
      .toSorted(),
  ).toEqual(covered.toSorted());
});

describe('a rotation of SECRET', () => {
  it('refuses to start with a secret that the database does not know', async () => {
    await expect(buildApp({ ...first.config, secret: nextSecret, secrets: [nextSecret] })).rejects.toThrow(
      'SECRET_PREVIOUS must name the one before',
    );
  });

  it('accepts what the previous secret signed and sealed', async () => {
    const api = await rotated({ SECRET: nextSecret, SECRET_PREVIOUS: oldSecret });

    await expectEverythingWorks(api, { oldLinks: true });
    await api.close();
  });

  it('seals everything with the present secret, once', async () => {
    const secrets = [nextSecret, oldSecret];
    const before = await sealedRows();
    expect(before.length).toBeGreaterThanOrEqual(6);
    const reseal = () => Promise.all(columns.map((column) => resealColumn(first.app.database, column, secrets)));
    const done = await reseal();
    const repeated = await reseal();

    const total = (resealed: typeof done) => resealed.reduce((all, { changed, lost }) => all + changed + lost, 0);
    expect([total(done), total(repeated)]).toEqual([before.length, 0]);
    for (const { sealed, purpose } of await sealedRows())
      expect(() => openSeal([nextSecret], purpose).open(sealed)).not.toThrow();
  });

  it('needs the previous secret no more after that', async () => {
    const api = await rotated({ SECRET: nextSecret });
    const [row] = await sealedSavedAddresses.list.all(first.app.database, { after: 0, most: 1 });

    await expectEverythingWorks(api, { oldLinks: false });
    expect(openAddressSeal(api.config.secrets).open(row?.sealed ?? Buffer.alloc(0))).toEqual(address);
    await api.close();
  });

  it('counts values that no secret opens and leaves them alone', async () => {
    const alien = openSeal(['another secret of at least thirty-two'], sealedSavedAddresses.purpose).seal(
      Buffer.from('x'),
    );
    await first.sql('update saved_address set address = $1', [alien]);

    expect(await resealColumn(first.app.database, sealedSavedAddresses, [nextSecret])).toMatchObject({
      changed: 0,
      lost: 1,
    });
    expect(await first.sql('select address from saved_address')).toEqual([{ address: alien }]);
  });
});
