import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertBlobName, isBlobName, type BlobStore } from './blob-store.ts';
import { freePercentOf } from './disk-space.ts';

/** Blobs as files, two folders deep to bound the size of folders. Writes are atomic. */
export function diskStore(root: string): BlobStore {
  const pathOf = (name: string) => {
    assertBlobName(name);
    return join(root, name.slice(0, 2), name.slice(2, 4), name);
  };
  return {
    async put(name, data) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.draft`;
      const file = await open(draft, 'w');
      try {
        await file.writeFile(data);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async putFile(name, from) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.draft`;
      await copyFile(from, draft);
      const file = await open(draft, 'r+');
      await file.sync().finally(() => file.close());
      await rename(draft, path);
    },
    async get(name, part) {
      const path = pathOf(name);
      const found = await stat(path).catch(() => null);
      if (found === null) return null;
      return part === undefined
        ? { stream: createReadStream(path), bytes: found.size }
        : { stream: createReadStream(path, part), bytes: part.end - part.start + 1 };
    },
    async sizeOf(name) {
      const found = await stat(pathOf(name)).catch(() => null);
      return found?.size ?? null;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile() || !isBlobName(entry.name)) continue;
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
        if (found !== null) yield { name: entry.name, version: `${found.mtimeMs}` };
      }
    },
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
    freePercent: () => freePercentOf(root),
  };
}
