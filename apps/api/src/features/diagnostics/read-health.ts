import {
  healthFacts,
  type getHealth as endpoint,
  type HealthFact,
  type HealthReport,
} from '@peonia/contract/operation/health.ts';
import { clientVersion } from '@peonia/contract/protocol/client.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { readFreePercent } from '../../platform/blobs/disk-space.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { listQueues } from '../../platform/outbox/outbox.sql.ts';
import { listNodes } from '../../platform/realtime/presence.sql.ts';
import type { HealthSource } from '../accounts/public.ts';
import { requireStaff } from '../moderation/public.ts';
import { databaseSize, slowStatements } from './health.sql.ts';
import { readBackup } from './read-backup.ts';

/** Seconds for which a waiting effect is nothing to look at, and after which staff act. */
const late = { watch: 60, bad: 600 } as const;
const mostStatements = 10;

interface HealthContext {
  readonly config: Config;
  readonly nodeId: string;
  readonly blobs: BlobStore;
  readonly sources: readonly HealthSource[];
}

/** The report of the health page. A source that fails is unknown: the page is needed most when something fails. */
export async function readHealth(
  { db, caller }: Pick<Call<typeof endpoint>, 'db' | 'caller'>,
  context: HealthContext,
): Promise<HealthReport> {
  const { config, nodeId } = context;
  await requireStaff(db, caller, 'health.read', config.limits);
  const nodes = await listNodes.all(db, {});
  return {
    version: clientVersion,
    read_at: new Date().toISOString(),
    facts: await readFacts(db, context),
    queues: await readQueues(db),
    statements: await readStatements(db),
    processes: nodes.map(({ node_id, role, version, started_at, seen_at }) => ({
      id: node_id.slice(0, 8),
      role: role ?? '',
      version: version ?? '',
      started_at: started_at?.toISOString() ?? null,
      seen_at: seen_at.toISOString(),
      own: node_id === nodeId,
    })),
    settings: [...config.known],
  };
}

async function readFacts(db: Db, { config, blobs, sources }: HealthContext): Promise<HealthFact[]> {
  const size = databaseSize
    .one(db, {})
    .then(({ bytes }): HealthFact => ({ name: 'database_bytes', state: 'good', value: bytes, at: null }));
  const read = await Promise.allSettled([
    ...sources.map((source) => source.read(db)),
    size.then((fact) => [fact]),
    readDisk(config.dataDir, blobs, config.limits.upload_free_disk_percent).then((fact) => [fact]),
    readBackup(config.backupDir).then((fact) => [fact]),
  ]);
  const known = new Map(
    read.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])).map((fact) => [fact.name, fact]),
  );
  return healthFacts.map((name) => known.get(name) ?? { name, state: 'unknown', value: null, at: null });
}

async function readQueues(db: Db): Promise<HealthReport['queues']> {
  const rows = await listQueues.all(db, {});
  return rows.map(({ topic, waiting, oldest_seconds, dead }) => ({
    topic,
    waiting,
    oldest_seconds: Math.round(oldest_seconds),
    dead,
    state: dead > 0 || oldest_seconds > late.bad ? 'bad' : oldest_seconds > late.watch ? 'watch' : 'good',
  }));
}

/** Null where PostgreSQL does not count statements: at least this one would be counted. */
async function readStatements(db: Db): Promise<HealthReport['statements']> {
  const rows = await slowStatements.all(db, { most: mostStatements });
  return rows.length === 0 ? null : rows.map((row) => ({ ...row }));
}

/** Free space of the disk of `DATA_DIR` or of media, whichever has less. Uploads stop below `leastPercent`. */
async function readDisk(folder: string, blobs: BlobStore, leastPercent: number): Promise<HealthFact> {
  const free = await readFreePercent(folder, blobs).catch(() => NaN);
  if (Number.isNaN(free)) return { name: 'disk_free_percent', state: 'unknown', value: null, at: null };
  const state = free < leastPercent ? 'bad' : free < leastPercent * 2 ? 'watch' : 'good';
  return { name: 'disk_free_percent', state, value: Math.floor(free), at: null };
}
