import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../src/platform/db/migrate/migrate.ts';
import { relayOf } from '../fixtures/call-fixture.ts';
import { registerMember, type Member } from '../fixtures/register-member.ts';
import { startServe, type ServeProcess } from '../process/serve-process.ts';
import { startNginx } from '../providers/nginx-server.ts';
import { startPgbouncer, type PgbouncerServer } from '../providers/pgbouncer-server.ts';
import { startPrimary, startReplica, type PostgresNode } from '../providers/postgres-node.ts';
import { freePort } from '../providers/redis-server.ts';
import { canMount } from '../providers/volume.ts';
import { openFakeClock, type FakeClock } from './fake-clock.ts';
import { startRedisGroup, type RedisGroup } from './redis-sentinel.ts';
import { startStore, type Store } from './start-store.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';

/**
 * A whole installation on loopback ports: nginx, three API processes and a worker, a pooler, a primary with two
 * replicas of which one must have each commit, Redis with a sentinel, and an S3 store.
 */
export interface Topology {
  /** Where members come in. */
  readonly address: string;
  /** Past the pooler, to the server that takes writes now. */
  readonly databaseUrl: string;
  readonly apis: ServeProcess[];
  readonly redis: RedisGroup;
  /** Between the pooler and the primary. */
  readonly link: TcpProxy;
  /** Of the second API; null without libfaketime, or without harm. */
  readonly clock: FakeClock | null;
  readonly store: Store;
  primary(): PostgresNode;
  pooler(): PgbouncerServer;
  worker(): ServeProcess;
  replicas(): readonly PostgresNode[];
  register(name: string): Promise<Member>;
  restartApi(nth: number): Promise<void>;
  restartWorker(): Promise<void>;
  restartPooler(): Promise<void>;
  restartNginx(): Promise<void>;
  /** Kills the primary for good; the replica with the longest log takes over, and a new one is made. */
  failOver(): Promise<void>;
  close(): Promise<void>;
}

const database = 'peonia';
const names = ['one', 'two'] as const;
/** Of a server of the database, with the log it keeps. */
const diskMb = 800;
const storeMb = 64;

interface TopologyOptions {
  /** Data is on disks of its own where this machine permits it, and an API has a clock of its own. */
  readonly isHarmed?: boolean;
  /** Of nginx. */
  readonly port?: number;
}

export async function openTopology(
  settings: Readonly<Record<string, string>> = {},
  { isHarmed = false, port: entrance }: TopologyOptions = {},
): Promise<Topology> {
  const volumeMb = isHarmed && canMount ? diskMb : 0;
  let primary = await startPrimary({ idle_in_transaction_session_timeout: 20_000, volumeMb });
  await primary.query(`create database ${database}`);
  await migrate(primary.urlOf(database));
  let replicas = await Promise.all(names.map((name) => startReplica(primary, { name, volumeMb })));
  await requireOne(primary);
  const [link, direct, reads] = await Promise.all([
    startProxy(primary.port),
    startProxy(primary.port),
    startProxy(replicas[0]?.port ?? 0),
  ]);
  const pooled = (name: string, port: number) => ({ name, host: '127.0.0.1', port, database });
  const startPooler = (port?: number) =>
    startPgbouncer([pooled(database, link.port), pooled('replica', reads.port)], port);
  let pooler = await startPooler();
  const redis = await startRedisGroup();
  const store = await startStore(volumeMb === 0 ? 0 : storeMb);
  const databaseUrl = `postgresql://postgres@127.0.0.1:${direct.port}/${database}`;

  const shared = {
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URL: pooler.urlOf('replica'),
    DATABASE_POOL: '8',
    DATABASE_READ_CONNECTIONS: '2',
    DATABASE_SLOW_CONNECTIONS: '2',
    ...store.settings,
    TRUSTED_PROXIES: 'loopback',
    ...redis.settings,
    ...relayOf,
    ...settings,
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const clock = isHarmed ? await openFakeClock() : null;
  const startApi = (port: number, nth: number) =>
    startServe(pooler.urlOf(database), {
      ...shared,
      ...(nth === 1 ? clock?.settings : {}),
      ROLE: 'api',
      PORT: String(port),
    });
  const startWorker = () => startServe(pooler.urlOf(database), { ...shared, ROLE: 'worker' });
  const apis = await Promise.all(ports.map(startApi));
  let worker = await startWorker();
  let nginx = await startNginx(ports, { on: entrance });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => {});

  return {
    address: nginx.address,
    databaseUrl,
    apis,
    redis,
    link,
    clock,
    store,
    primary: () => primary,
    pooler: () => pooler,
    worker: () => worker,
    replicas: () => replicas,
    register: (name) => registerMember({ address: nginx.address, pool }, name, {}),
    async restartApi(nth) {
      await apis[nth]?.close();
      apis[nth] = await startApi(ports[nth] ?? 0, nth);
    },
    async restartWorker() {
      await worker.close();
      worker = await startWorker();
    },
    async restartPooler() {
      await pooler.close();
      pooler = await startPooler(pooler.port);
    },
    async restartNginx() {
      await nginx.close();
      nginx = await startNginx(ports, { on: Number(new URL(nginx.address).port) });
    },
    async failOver() {
      const old = primary;
      await old.kill();
      const [next, ...others] = await longestFirst(replicas);
      if (next === undefined) throw new Error('There is no replica');
      await next.promote();
      for (const proxy of [link, direct]) proxy.pointTo(next.port);
      primary = next;
      await primary.query("alter system set synchronous_standby_names = ''");
      await primary.query('select pg_reload_conf()');
      await Promise.all([old, ...others].map((node) => node.close()));
      replicas = await Promise.all(names.map((name) => startReplica(primary, { name, volumeMb })));
      reads.pointTo(replicas[0]?.port ?? 0);
      await requireOne(primary);
    },
    async close() {
      await pool.end();
      await nginx.close();
      await Promise.all([...apis, worker].map((process) => process.close()));
      await pooler.close();
      await Promise.all([link, direct, reads].map((proxy) => proxy.close()));
      await redis.close();
      await Promise.all(replicas.map((replica) => replica.close()));
      await primary.close();
      await store.close();
      await clock?.close();
    },
  };
}

/** From now on a commit is acknowledged when one of the replicas has it. */
async function requireOne(primary: PostgresNode): Promise<void> {
  await primary.query("alter system set synchronous_standby_names = 'ANY 1 (one, two)'");
  await primary.query('select pg_reload_conf()');
  for (let left = 600; left > 0; left -= 1) {
    const [row] = await primary.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_replication where sync_state = 'quorum'",
    );
    if (row?.count === names.length) return;
    await sleep(50);
  }
  throw new Error('The replicas do not follow');
}

async function longestFirst(replicas: readonly PostgresNode[]): Promise<PostgresNode[]> {
  const positions = await Promise.all(
    replicas.map(async (replica) => {
      const [row] = await replica.query<{ position: number }>(
        "select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::float8 as position",
      );
      return { replica, position: row?.position ?? 0 };
    }),
  );
  return positions.toSorted((one, other) => other.position - one.position).map(({ replica }) => replica);
}
