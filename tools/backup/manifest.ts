import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BackupSettings } from './backup-settings.ts';
import { openMediaCopies } from './media-copies.ts';
import { readSealed, sealFile } from './seal.ts';

/** A file of the media store, as a backup holds it: by the checksum of its content. */
export interface MediaEntry {
  readonly name: string;
  readonly bytes: number;
  /** Changes when the store replaces the file. */
  readonly version: string;
  readonly sha256: string;
}

/** What a backup holds. */
export interface Manifest {
  readonly id: string;
  /** `base`: the cluster's files, which recover to any later time of the archive. `dump`: the database at one time. */
  readonly kind: 'base' | 'dump';
  readonly started_at: string;
  readonly ended_at: string;
  readonly postgres: number;
  readonly user: string;
  readonly database: string;
  /** First segment of the archive that recovery needs; empty for a dump. */
  readonly wal_start: string;
  readonly file: { readonly bytes: number; readonly sha256: string };
  readonly migrations: readonly string[];
  /** Rows by table when the backup started. */
  readonly counts: Readonly<Record<string, number>>;
  readonly media: { readonly files: number; readonly bytes: number };
  readonly configuration: Readonly<Record<string, string>>;
}

export const dataFile = 'database';
const manifestFile = 'manifest';
const mediaFile = 'media';
const idPattern = /^\d{8}T\d{6}Z$/;

export const folderOf = ({ folder }: BackupSettings, id: string) => join(folder, id);
export const walFolder = ({ folder }: BackupSettings) => join(folder, 'wal');

/** Ids of the complete backups, oldest first. */
export function listBackups({ folder }: BackupSettings): string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: mount it, or correct BACKUP_DIR.`);
  return readdirSync(folder)
    .filter((name) => idPattern.test(name))
    .toSorted();
}

export function listWal(settings: BackupSettings): string[] {
  try {
    return readdirSync(walFolder(settings)).filter((name) => !name.includes('draft'));
  } catch {
    return [];
  }
}

export async function readManifest(settings: BackupSettings, id: string): Promise<Manifest> {
  return JSON.parse(await readSealed(join(folderOf(settings, id), manifestFile), settings.key)) as Manifest;
}

export async function readMedia(settings: BackupSettings, id: string): Promise<MediaEntry[]> {
  const text = await readSealed(join(folderOf(settings, id), mediaFile), settings.key);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as MediaEntry);
}

export async function writeManifest(
  settings: BackupSettings,
  folder: string,
  manifest: Manifest,
  media: readonly MediaEntry[],
): Promise<void> {
  const lines = media.map((entry) => `${JSON.stringify(entry)}\n`);
  await sealFile(Readable.from(lines.map(Buffer.from)), join(folder, mediaFile), settings.key);
  const text = Buffer.from(JSON.stringify(manifest));
  await sealFile(Readable.from([text]), join(folder, manifestFile), settings.key);
}

/**
 * Deletes backups that are older than their term, and then segments and media that no other backup needs. The newest
 * backup stays. Returns the ids of the deleted ones.
 */
export async function pruneBackups(settings: BackupSettings, now = Date.now()): Promise<string[]> {
  const ids = listBackups(settings);
  const manifests = await Promise.all(ids.map((id) => readManifest(settings, id)));
  const oldest = now - settings.days * 86_400_000;
  const old = manifests.slice(0, -1).filter(({ ended_at }) => Date.parse(ended_at) < oldest);
  if (old.length === 0) return [];
  for (const { id } of old) rmSync(folderOf(settings, id), { recursive: true });

  const left = manifests.filter((manifest) => !old.includes(manifest));
  const starts = left.flatMap(({ wal_start }) => (wal_start === '' ? [] : [wal_start.slice(8)])).toSorted();
  for (const name of listWal(settings))
    if (/^[\dA-F]{24}/.test(name) && (starts[0] === undefined || name.slice(8, 24) < starts[0]))
      rmSync(join(walFolder(settings), name));

  const needed = new Set<string>();
  for (const { id } of left) for (const { sha256 } of await readMedia(settings, id)) needed.add(sha256);
  const copies = await openMediaCopies(settings);
  for (const name of await copies.list()) if (!needed.has(name)) await copies.remove(name);
  return old.map(({ id }) => id);
}
