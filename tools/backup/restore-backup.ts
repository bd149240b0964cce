import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import type { BackupSettings } from './backup-settings.ts';
import { feedProgram } from './feed-program.ts';
import { type Manifest, dataFile, folderOf, listBackups, listWal, readManifest, walFolder } from './manifest.ts';
import { connectionEnvironment, findPostgresPrograms, startProgram } from './postgres-programs.ts';
import { initialiseScratch, giveToPostgres, startScratch, type ScratchServer } from './scratch-server.ts';
import { openSealed } from './seal.ts';

/** The newest backup that ended before the time. @throws When there is none. */
export async function findBackup(settings: BackupSettings, to: Date | null): Promise<Manifest> {
  for (const id of listBackups(settings).toReversed()) {
    const manifest = await readManifest(settings, id);
    if (to === null || Date.parse(manifest.ended_at) <= to.getTime()) return manifest;
  }
  throw new Error(
    to === null ? `${settings.folder} holds no backup.` : `There is no backup from before ${to.toISOString()}.`,
  );
}

/**
 * Restores a backup into an empty folder and starts a server on it: a base backup recovers to the time, or to the end
 * of the archive; a dump has one time only. The restored cluster takes writes.
 */
export async function restoreBackup(
  settings: BackupSettings,
  { manifest, folder, to }: { manifest: Manifest; folder: string; to: Date | null },
): Promise<ScratchServer> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  if (manifest.kind === 'dump' && to !== null)
    throw new Error(`Backup ${manifest.id} is a dump: it has one time only, ${manifest.started_at}.`);
  const restoring =
    manifest.kind === 'base'
      ? restoreCluster(settings, { manifest, folder, to })
      : restoreDump(settings, { manifest, folder });
  return restoring.catch((error: unknown) => {
    // It was empty: another attempt finds it so.
    for (const name of existsSync(folder) ? readdirSync(folder) : []) rmSync(join(folder, name), { recursive: true });
    throw to === null ? error : whereArchiveEnds(error, to);
  });
}

/** Recovery to a time needs a transaction after it in the archive. */
function whereArchiveEnds(error: unknown, to: Date): unknown {
  if (!(error instanceof Error) || !error.message.includes('before configured recovery target was reached'))
    return error;
  const [, last = 'unknown'] = /last completed transaction was at log time (\S+ [\d:]+)/.exec(error.message) ?? [];
  return new Error(
    `The archive ends before ${to.toISOString()}: its last transaction is of ${last} UTC. Name an earlier time, or none to take all of it.`,
  );
}

async function restoreCluster(
  settings: BackupSettings,
  { manifest, folder, to }: { manifest: Manifest; folder: string; to: Date | null },
): Promise<ScratchServer> {
  const programs = findPostgresPrograms({
    folder: settings.postgresFolder,
    major: manifest.postgres,
    programs: ['postgres'],
    isExact: true,
  });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  const unpacked = once(tar, 'close');
  const data = openSealed(join(folderOf(settings, manifest.id), dataFile), settings.key);
  await pipeline(data, createGunzip(), feedProgram(tar.stdin));
  const [code] = await unpacked;
  if (code !== 0) throw new Error('tar could not unpack the cluster.');

  const wal = await unsealWal(settings, manifest);
  writeFileSync(join(folder, 'recovery.signal'), '');
  giveToPostgres(folder);
  giveToPostgres(wal);
  try {
    return await startScratch(programs, folder, {
      user: manifest.user,
      settings: {
        restore_command: `cp "${wal}/%f" "%p"`,
        ...(to === null ? {} : { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }),
        recovery_target_action: 'promote',
      },
    });
  } finally {
    rmSync(wal, { recursive: true, force: true });
  }
}

/** Segments from the backup's start, readable for PostgreSQL. */
async function unsealWal(settings: BackupSettings, { wal_start }: Manifest): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-wal-'));
  for (const name of listWal(settings).filter((one) => one.endsWith('.history') || one.slice(8) >= wal_start.slice(8)))
    await pipeline(openSealed(join(walFolder(settings), name), settings.key), createWriteStream(join(folder, name)));
  return folder;
}

async function restoreDump(
  settings: BackupSettings,
  { manifest, folder }: { manifest: Manifest; folder: string },
): Promise<ScratchServer> {
  const programs = findPostgresPrograms({
    folder: settings.postgresFolder,
    major: manifest.postgres,
    programs: ['postgres', 'initdb', 'pg_restore'],
  });
  await initialiseScratch(programs, folder);
  const server = await startScratch(programs, folder, { user: 'postgres' });
  try {
    const client = new pg.Client({ connectionString: server.urlOf('postgres', 'postgres') });
    await client.connect();
    const [user, database] = [pg.escapeIdentifier(manifest.user), pg.escapeIdentifier(manifest.database)];
    if (manifest.user !== 'postgres') await client.query(`create role ${user} login`);
    if (manifest.database !== 'postgres') await client.query(`create database ${database} owner ${user}`);
    await client.end();
    const env = connectionEnvironment(server.urlOf('postgres', manifest.database));
    const args = ['--exit-on-error', '--single-transaction', `--dbname=${manifest.database}`];
    const { child, ended } = startProgram(programs.pathOf('pg_restore'), args, env);
    if (child.stdin === null) throw new Error('pg_restore has no input');
    await pipeline(openSealed(join(folderOf(settings, manifest.id), dataFile), settings.key), feedProgram(child.stdin));
    await ended;
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
