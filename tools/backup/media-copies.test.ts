import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../apps/api/src/platform/blobs/blob-store.ts';
import { diskStore } from '../../apps/api/src/platform/blobs/disk-store.ts';
import { s3Store } from '../../apps/api/src/platform/blobs/s3-store.ts';
import { startStore, type Store } from '../../apps/api/test/topology/start-store.ts';
import { type BackupSettings, readBackupSettings } from './backup-settings.ts';
import { bucketOf } from './bucket-of.ts';
import { copyMedia } from './copy-media.ts';
import { checkMedia } from './drill.ts';
import { folderOf, type Manifest, pruneBackups, readMedia, writeManifest } from './manifest.ts';
import { openMediaCopies } from './media-copies.ts';

let store: Store;
let folder: string;
let settings: BackupSettings;
let blobs: BlobStore;

beforeAll(async () => {
  store = await startStore(0);
});
afterAll(() => store.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-copies-'));
  blobs = diskStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = 'k'.repeat(32);
const blobName = () => `${randomBytes(16).toString('hex')}-whole.webp`;

async function putBlob(data: Buffer): Promise<string> {
  const name = blobName();
  await blobs.put(name, data, 'image/webp');
  return name;
}

/** A backup of the media alone. */
async function backUp(id: string, ended_at: string): Promise<void> {
  const media = await copyMedia(await openMediaCopies(settings), blobs, []);
  await writeManifest(settings, folderOf(settings, id), { id, ended_at, wal_start: '' } as Manifest, media);
}

describe.each(['folder', 'bucket'])('in a %s', (place) => {
  beforeEach(async () => {
    const more = place === 'bucket' ? bucketOf(store) : {};
    settings = readBackupSettings({ BACKUP_DIR: join(folder, 'backups'), BACKUP_KEY: key, ...more });
    const copies = await openMediaCopies(settings);
    for (const name of await copies.list()) await copies.remove(name);
  });

  test('reads what it took, encrypted', async () => {
    const copies = await openMediaCopies(settings);
    await putBlob(Buffer.from('a picture'));

    const [entry] = await copyMedia(copies, blobs, []);

    expect((await buffer(await copies.open(entry?.sha256 ?? ''))).toString()).toBe('a picture');
    const other = await openMediaCopies({ ...settings, key: 'x'.repeat(32) });
    await expect(other.open(entry?.sha256 ?? '').then(buffer)).rejects.toThrow('BACKUP_KEY is another one');
  });

  test('copies again what is not there any more, and nothing else', async () => {
    const copies = await openMediaCopies(settings);
    await putBlob(Buffer.from('first'));
    await putBlob(Buffer.from('second'));
    const known = await copyMedia(copies, blobs, []);
    await copies.remove(known[0]?.sha256 ?? '');
    const added: string[] = [];
    const watched = {
      ...copies,
      add: (content: Parameters<typeof copies.add>[0]) =>
        copies.add(content).then((made) => (added.push(made.sha256), made)),
    };

    expect((await copyMedia(watched, blobs, known)).toSorted(byName)).toEqual(known.toSorted(byName));

    expect(added).toEqual([known[0]?.sha256]);
  });

  test('deletes what no backup needs any more', async () => {
    const gone = await putBlob(Buffer.from('of the first backup alone'));
    await backUp('20260101T000000Z', '2026-01-01T00:00:00Z');
    await blobs.remove(gone);
    await putBlob(Buffer.from('of the second'));
    await backUp('20260301T000000Z', '2026-03-01T00:00:00Z');

    expect(await pruneBackups(settings, Date.parse('2026-03-02'))).toEqual(['20260101T000000Z']);

    const media = await readMedia(settings, '20260301T000000Z');
    expect([...(await (await openMediaCopies(settings)).list())]).toEqual(media.map(({ sha256 }) => sha256));
  });

  test('a copy that is missing is found', async () => {
    const copies = await openMediaCopies(settings);
    const name = await putBlob(Buffer.from('a picture'));
    const media = await copyMedia(copies, blobs, []);
    await copies.remove(media[0]?.sha256 ?? '');

    expect(await checkMedia(settings, media)).toEqual([expect.stringContaining(`media ${name}: `)]);
  });
});

test('leaves alone what a bucket holds beside the copies', async () => {
  settings = readBackupSettings({ BACKUP_DIR: join(folder, 'backups'), BACKUP_KEY: key, ...bucketOf(store) });
  if (settings.bucket === null) throw new Error('There is no bucket.');
  await s3Store(settings.bucket).put('another-file.txt', Buffer.from('another'), 'text/plain');
  await putBlob(Buffer.from('a picture'));
  await backUp('20260101T000000Z', '2026-01-01T00:00:00Z');
  await backUp('20260301T000000Z', '2026-03-01T00:00:00Z');

  await pruneBackups(settings, Date.parse('2026-03-02'));

  expect(await s3Store(settings.bucket).sizeOf('another-file.txt')).toBe(7);
});

test('refuses the bucket of the program, and one without its keys', () => {
  const env = { BACKUP_DIR: folder, BACKUP_KEY: key, ...bucketOf(store) };

  expect(() => readBackupSettings({ ...env, ...store.settings })).toThrow('must be another bucket than S3_BUCKET');
  expect(() => readBackupSettings({ ...env, BACKUP_S3_SECRET_KEY: '' })).toThrow('BACKUP_S3_SECRET_KEY is needed');
});

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}
