import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApiOn, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { startPrimary, startReplica, type PostgresNode } from '../../../test/providers/postgres-node.ts';
import { migrate } from '../db/migrate/migrate.ts';

let primary: PostgresNode;
let replica: PostgresNode;
let api: Api;
let anna: Member;
let ben: Member;

beforeAll(async () => {
  primary = await startPrimary();
  await primary.query('create database peonia');
  await migrate(primary.urlOf('peonia'));
  replica = await startReplica(primary);
  api = await startApiOn(
    { url: primary.urlOf('peonia'), drop: async () => {} },
    {
      DATABASE_REPLICA_URL: replica.urlOf('peonia'),
      // Only the tests say when the replica is too far behind.
      DATABASE_REPLICA_LAG_MS: '30000',
    },
  );
  [anna, ben] = [await api.register('Replica Anna'), await api.register('Replica Ben')];
}, 180_000);
afterAll(async () => {
  await api.close();
  await replica.close();
  await primary.close();
});
beforeEach(() => caughtUp());

const profileOf = (reader: Member, { id }: Member) => reader.call(profilesContract.getProfile, { params: { id } });

/** Waits until the replica may be read for everyone. */
async function caughtUp(): Promise<void> {
  await expect.poll(() => readByOf(() => profileOf(ben, anna)), { timeout: 20_000 }).toEqual(['replica']);
  await expect.poll(() => readByOf(() => profileOf(anna, ben)), { timeout: 20_000 }).toEqual(['replica']);
}

async function countReads(): Promise<Map<string, number>> {
  const text = await (await fetch(`${api.address}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^database_replica_reads_total\{by="(\w+)"\} (\d+)/gm)].map(([, by = '', count]) => [
      by,
      Number(count),
    ]),
  );
}

/** Who answered what `work` reads. */
async function readByOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await countReads();
  await work();
  const after = await countReads();
  return [...after].filter(([by, count]) => count > (before.get(by) ?? 0)).map(([by]) => by);
}

it('reads profiles, lists and searches on the replica, and the session on the primary', async () => {
  const readAll = async () => {
    expect((await profileOf(anna, ben)).status).toBe(200);
    expect((await anna.call(discoveryContract.listLatest)).status).toBe(200);
    expect((await anna.call(relationshipsContract.listBlocked)).status).toBe(200);
    expect((await anna.call(searchContract.searchPeople, { body: { q: 'Replica' } })).status).toBe(200);
  };

  // A visit that is stored just now is an event for its receiver, who then reads the primary for a moment.
  await expect.poll(() => readByOf(readAll), { timeout: 20_000 }).toEqual(['replica']);
});

it('shows members at once what they wrote', async () => {
  await replica.query('select pg_wal_replay_pause()');
  try {
    await anna.call(profilesContract.updateProfile, { body: { biography: 'Written just now' } });

    const by = await readByOf(async () => {
      expect((await profileOf(anna, anna)).body.biography).toBe('Written just now');
    });

    expect(by).toEqual(['primary']);
    // Ben wrote nothing and was told nothing: he reads what the replica has.
    expect((await profileOf(ben, anna)).body.biography).not.toBe('Written just now');
  } finally {
    await replica.query('select pg_wal_replay_resume()');
  }
  await expect
    .poll(async () => (await profileOf(ben, anna)).body.biography, { timeout: 20_000 })
    .toBe('Written just now');
});

it('shows members at once what they were told of', async () => {
  await replica.query('select pg_wal_replay_pause()');
  try {
    await anna.call(relationshipsContract.blockMember, { body: { user_id: ben.id } });

    expect((await profileOf(ben, anna)).status).toBe(404);
  } finally {
    await replica.query('select pg_wal_replay_resume()');
    await anna.call(relationshipsContract.unblockMember, { query: { user_id: ben.id } });
  }
});

it('shows members at once the gift of a message that has arrived', async () => {
  await giveGold(api.app.database, ben, 20);
  await caughtUp();
  await replica.query('select pg_wal_replay_pause()');
  try {
    const rose = { message_type: 'gift', message_content: '', gift_id: 1, expected: 5 } as const;
    const sent = await ben.call(chatContract.sendMessage, {
      body: { user_id: anna.id, client_id: randomUUID(), ...rose },
    });
    expect(sent.status).toBe(201);

    expect((await anna.call(giftsContract.listReceivedGifts, { params: { id: anna.id } })).body.total).toBe(1);
  } finally {
    await replica.query('select pg_wal_replay_resume()');
  }
});

it('finds on the primary who is not on the replica yet', async () => {
  await replica.query('select pg_wal_replay_pause()');
  try {
    const carl = await api.register('Replica Carl');

    const by = await readByOf(async () => expect((await profileOf(ben, carl)).status).toBe(200));

    expect(by).toEqual(['repeated']);
  } finally {
    await replica.query('select pg_wal_replay_resume()');
  }
});

it('reads the primary while the replica is away, and the replica when it is back', async () => {
  await replica.kill();
  expect((await profileOf(anna, ben)).status).toBe(200);
  await expect.poll(() => readByOf(() => profileOf(anna, ben)), { timeout: 20_000 }).toEqual(['primary']);

  await replica.start();

  await caughtUp();
});
