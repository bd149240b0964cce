import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { callHttp, measure, round } from '../measure.ts';
import type { BenchRow, Load } from '../results.ts';
import type { Readers } from './reads.ts';
import { loadOf, rowOf, takeTurns, type Target, type Turns } from './row.ts';

const device = 'bench-client';
const password = 'a password of the bench';
/** As many as the program computes at once. */
const atOnce = 2;
const loginAim = 0.95;
/** Most times the usual p99 of a profile during a storm. */
const stormAim = 1.5;
const stormWidth = 4;

/** Logins beside the password hash alone, and what a storm of them does to reads. */
export async function measureLogins(
  url: string,
  ours: Target,
  { pairs, others }: Readers,
  { seconds, rounds }: Turns,
): Promise<BenchRow[]> {
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: found } = await client
    .query<{ name: string }>(
      `with device as (insert into known_device (account_id, client_hash) select unnest($1::bigint[]), $3 on conflict do nothing)
       update account set password_hash = $2 where id = any($1::bigint[]) returning name`,
      [pairs.map(({ one }) => one.id), stored, createHash('sha256').update(device).digest()],
    )
    .finally(() => client.end());
  const login = (worker: number) =>
    callHttp({
      method: 'POST',
      address: `${ours.address}/v1/authenticate`,
      headers: { 'x-client-id': device },
      body: JSON.stringify({ name: found[worker % found.length]?.name, password }),
    });
  const hashes = async (): Promise<Load> => {
    const before = process.cpuUsage();
    const measured = await measure(atOnce, seconds, async () => void (await verify(stored, password)));
    const { user, system } = process.cpuUsage(before);
    return { ...measured, program_ms: round((user + system) / 1_000 / measured.count, 3), database_ms: 0 };
  };
  const turns = await takeTurns({ ours: () => loadOf(ours, { seconds, atOnce }, login), bare: hashes }, rounds);
  const share =
    turns.ours === null || turns.bare === null ? null : round(turns.ours.per_second / turns.bare.per_second);
  const profile = (worker: number, nth: number) =>
    callHttp({
      method: 'GET',
      address: `${ours.address}/v1/user/${others[(worker * 7 + nth) % Math.min(40, others.length)]}`,
      headers: { authorization: `Bearer ${pairs[worker % pairs.length]?.one.token}` },
    });
  const reads = () => loadOf(ours, { seconds, atOnce: 4 }, profile);
  const storm = async (): Promise<Load> => {
    const [load] = await Promise.all([
      reads(),
      measure(stormWidth, seconds, async (worker) => void (await login(worker))),
    ]);
    return load;
  };
  const { calm, stormy } = await takeTurns({ calm: reads, stormy: storm }, rounds);
  const times = calm === null || stormy === null ? null : round(stormy.p99 / calm.p99);
  return [
    rowOf({ group: 'logins', name: 'login', ...turns, note: 'beside argon2 alone' }, share, { least: loginAim }),
    rowOf(
      {
        group: 'logins',
        name: 'profile in a login storm',
        ours: stormy,
        bare: calm,
        note: 'p99 in the storm ÷ without',
      },
      times,
      { most: stormAim },
    ),
  ];
}
