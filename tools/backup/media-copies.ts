import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { randomId } from '@peonia/core/random-id.ts';
import type { BackupSettings } from './backup-settings.ts';
import { openSealed, sealFile, unseal } from './seal.ts';

/** Encrypted media of all backups, each once, named by the checksum of its content. */
export interface MediaCopies {
  /** Names of all copies, and of what an interrupted backup has left. */
  list(): Promise<Set<string>>;
  /** Returns size and checksum of the content. */
  add(content: Readable): Promise<{ bytes: number; sha256: string }>;
  /** The content; see `unseal`. */
  open(sha256: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** The copies in the bucket of the settings, or in the folder of the backups. */
export async function openMediaCopies(settings: BackupSettings): Promise<MediaCopies> {
  return settings.bucket === null ? folderCopies(settings) : bucketCopies(settings.bucket, settings.key);
}

export const mediaPath = ({ folder }: Pick<BackupSettings, 'folder'>, sha256: string) =>
  join(folder, 'media', sha256.slice(0, 2), sha256);

function folderCopies(settings: BackupSettings): MediaCopies {
  const root = join(settings.folder, 'media');
  return {
    async list() {
      mkdirSync(root, { recursive: true, mode: 0o700 });
      const entries = readdirSync(root, { recursive: true, withFileTypes: true });
      return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
    },
    async add(content) {
      const draft = mediaPath(settings, `${randomId(16)}.receiving`);
      const sealed = await sealFile(content, draft, settings.key);
      const target = mediaPath(settings, sealed.sha256);
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
      return sealed;
    },
    open: async (sha256) => openSealed(mediaPath(settings, sha256), settings.key),
    remove: (name) => rm(mediaPath(settings, name)),
  };
}

const blobName = /^([\da-f]{64})\.seal$/;

async function bucketCopies(bucket: NonNullable<BackupSettings['bucket']>, key: string): Promise<MediaCopies> {
  const { s3Store } = await import('../../apps/api/src/platform/blobs/s3-store.ts');
  const blobs = s3Store(bucket);
  const nameOf = (sha256: string) => `${sha256}.seal`;
  return {
    async list() {
      const names = new Set<string>();
      for await (const { name } of blobs.list()) {
        const [, sha256] = blobName.exec(name) ?? [];
        if (sha256 !== undefined) names.add(sha256);
      }
      return names;
    },
    // A bucket takes what has a known size under a known name: the encrypted file is made first.
    async add(content) {
      const folder = mkdtempSync(join(tmpdir(), 'peonia-copy-'));
      try {
        const draft = join(folder, 'sealed');
        const sealed = await sealFile(content, draft, key);
        await blobs.putFile(nameOf(sealed.sha256), draft, 'application/octet-stream');
        return sealed;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    async open(sha256) {
      const name = nameOf(sha256);
      const found = await blobs.get(name);
      if (found === null) throw new Error(`${name} is not in the bucket ${bucket.bucket}.`);
      return unseal(found.stream, name, key);
    },
    remove: (sha256) => blobs.remove(nameOf(sha256)),
  };
}
