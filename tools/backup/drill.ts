import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { features } from '../../apps/api/src/features.ts';
import { proveBooks } from '../../apps/api/src/features/ledger/proof/prove-books.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate/migrate.ts';
import type { BackupSettings } from './backup-settings.ts';
import { countRows } from './make-backup.ts';
import { type Manifest, type MediaEntry, listWal, readMedia, walFolder } from './manifest.ts';
import { openMediaCopies } from './media-copies.ts';
import { findBackup, restoreBackup } from './restore-backup.ts';

/** Tables from which nothing is ever deleted: after recovery they hold at least what the backup counted. */
const appendOnly = ['ledger_transfer', 'ledger_entry', 'payment_order', 'payment_webhook_event', 'staff_act'];
/** More media than this are checked by a sample of this size. */
const mediaSample = 1_000;

interface DrillReport {
  readonly backup: string;
  readonly kind: Manifest['kind'];
  /** Seconds of work that would be lost if everything were gone now. */
  readonly recovery_point_seconds: number;
  /** Seconds from the start until the restored books are proven. */
  readonly recovery_time_seconds: number;
  readonly tables: number;
  readonly rows: number;
  readonly migrated: readonly string[];
  readonly media_checked: number;
  /** Empty: the backup is good. */
  readonly problems: readonly string[];
}

/** Restores the newest backup into a scratch server, migrates it, proves its books, compares it with its manifest. */
export async function runDrill(settings: BackupSettings, now = Date.now()): Promise<DrillReport> {
  const began = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), 'peonia-drill-'));
  try {
    const manifest = await findBackup(settings, null);
    const server = await restoreBackup(settings, { manifest, folder: join(scratch, 'cluster'), to: null });
    try {
      const url = server.urlOf(manifest.user, manifest.database);
      const counts = await readCounts(url);
      const migrated = await migrate(url);
      const breaches = await proveAll(url);
      const seconds = (performance.now() - began) / 1_000;
      const media = sampleOf(await readMedia(settings, manifest.id));
      const report: DrillReport = {
        backup: manifest.id,
        kind: manifest.kind,
        recovery_point_seconds: Math.max(0, Math.round((now - newestPoint(settings, manifest)) / 1_000)),
        recovery_time_seconds: Math.round(seconds * 10) / 10,
        tables: Object.keys(counts).length,
        rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0),
        migrated,
        media_checked: media.length,
        problems: [...compareCounts(manifest, counts), ...breaches, ...(await checkMedia(settings, media))],
      };
      writeReport(settings.folder, report);
      return report;
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Leaves the report to the account of the folder, whose next drill could not write there if root had made it. */
function writeReport(folder: string, report: DrillReport): void {
  const drills = join(folder, 'drills');
  const file = join(drills, `${report.backup}.json`);
  mkdirSync(drills, { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) for (const path of [drills, file]) chownSync(path, uid, gid);
}

/** Milliseconds since 1970 up to which nothing would be lost. */
function newestPoint(settings: BackupSettings, manifest: Manifest): number {
  if (manifest.kind === 'dump') return Date.parse(manifest.started_at);
  const archived = listWal(settings)
    .filter((name) => name.slice(8) >= manifest.wal_start.slice(8))
    .map((name) => statSync(join(walFolder(settings), name)).mtimeMs);
  return Math.max(Date.parse(manifest.ended_at), ...archived);
}

async function readCounts(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return countRows(client).finally(() => client.end());
}

function compareCounts({ kind, counts: wanted }: Manifest, found: Readonly<Record<string, number>>): string[] {
  return Object.entries(wanted).flatMap(([table, rows]) => {
    const restored = found[table];
    if (restored === undefined) return [`table ${table} is missing`];
    const isGood = kind === 'dump' ? restored === rows : !appendOnly.includes(table) || restored >= rows;
    return isGood ? [] : [`table ${table} has ${restored} rows, the backup counted ${rows}`];
  });
}

async function proveAll(url: string): Promise<string[]> {
  const database = openDatabase({ url, pool: 2, statementTimeoutMs: 600_000, name: 'drill' });
  try {
    const items = features.flatMap(({ paidItems = [] }) => paidItems);
    const breaches = await proveBooks(database, items);
    return breaches.map(({ rule, count, example }) => `books: ${rule}: ${count}, such as ${example}`);
  } finally {
    await database.end();
  }
}

function sampleOf(media: readonly MediaEntry[]): readonly MediaEntry[] {
  const step = Math.max(1, media.length / mediaSample);
  return Array.from({ length: Math.min(media.length, mediaSample) }, (_, at) => media[Math.floor(at * step)]).filter(
    (entry) => entry !== undefined,
  );
}

/** Names media of a backup that are not what was stored. */
export async function checkMedia(settings: BackupSettings, media: readonly MediaEntry[]): Promise<string[]> {
  const problems: string[] = [];
  const copies = await openMediaCopies(settings);
  for (const { name, sha256 } of media) {
    const hash = createHash('sha256');
    try {
      await pipeline(await copies.open(sha256), hash);
      if (hash.digest('hex') !== sha256) problems.push(`media ${name} has another checksum`);
    } catch (error) {
      problems.push(`media ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}
