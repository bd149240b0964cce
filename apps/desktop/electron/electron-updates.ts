import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { net } from 'electron';
import electronUpdater, { type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import type { HostUpdates } from '../src/host.ts';
import type { UpdateFile } from '../src/updates/read-manifest.ts';

const { autoUpdater, Provider } = electronUpdater;
const LARGEST_TEXT = 65_536;

/** Reads a text as long as it is short: a server may send without an end. */
async function readShort(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.length;
    if (length > LARGEST_TEXT) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The release that the client has verified: electron-updater asks nobody else. */
let release: { readonly version: string; readonly file: UpdateFile; readonly address: string } | null = null;

class VerifiedRelease extends Provider<UpdateInfo> {
  constructor(_options: unknown, _updater: unknown, runtime: ProviderRuntimeOptions) {
    super(runtime);
  }

  override getLatestVersion(): Promise<UpdateInfo> {
    if (release === null) return Promise.reject(new Error('no verified release'));
    const { version, file } = release;
    const { name: url, sha512, size } = file;
    return Promise.resolve({ version, files: [{ url, sha512, size }], path: url, sha512, releaseDate: '' });
  }

  override resolveFiles({ files }: UpdateInfo): ResolvedUpdateFileInfo[] {
    return files.map((info) => ({ url: new URL(info.url, release?.address), info }));
  }
}

/** Loads and installs with electron-updater, which knows how each system replaces a program. */
export function makeUpdates(address: string): HostUpdates {
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.allowDowngrade = false;
  autoUpdater.disableDifferentialDownload = true;
  autoUpdater.setFeedURL({ provider: 'custom', updateProvider: VerifiedRelease });
  return {
    async fetchText(from) {
      const reply = await net.fetch(from, { redirect: 'error', cache: 'no-store', credentials: 'omit' });
      if (!reply.ok) throw new Error(`${reply.status}`);
      return readShort(reply);
    },
    async download(version, file, onPercent) {
      release = { version, file, address };
      const listener = ({ percent }: { percent: number }) => onPercent(Math.round(percent));
      autoUpdater.on('download-progress', listener);
      try {
        await autoUpdater.checkForUpdates();
        const [path] = await autoUpdater.downloadUpdate();
        if (path === undefined) throw new Error('nothing loaded');
        return path;
      } finally {
        autoUpdater.off('download-progress', listener);
      }
    },
    async hash(path) {
      const hash = createHash('sha512');
      await pipeline(createReadStream(path), hash);
      return { sha512: hash.digest('base64'), size: (await stat(path)).size };
    },
    discard: (path) => rm(path, { force: true }),
    install: (isRestarted) => autoUpdater.quitAndInstall(true, isRestarted),
  };
}
