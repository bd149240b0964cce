import type { UpdateState } from '@peonia/contract/protocol/app-shell.ts';
import { compareVersions } from '@peonia/core/compare-versions.ts';
import type { DesktopHost } from '../host.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import { chooseFile, ManifestRefused, readManifest, type UpdateFile, type UpdateManifest } from './read-manifest.ts';

interface UpdateSource {
  /** Folder of `manifest.json` and `manifest.json.sig`, with a slash at the end. Empty: no updates. */
  readonly address: string;
  readonly keys: readonly string[];
}

interface Updater {
  readonly state: () => UpdateState;
  /** Looks for an update, and loads it. A second call while one runs does nothing. Never rejects. */
  readonly check: () => Promise<void>;
  /** Verifies the loaded file once more and installs it. Resolves to false if there is none. */
  readonly install: (isRestarted: boolean) => Promise<boolean>;
}

type Host = Pick<DesktopHost, 'platform' | 'architecture' | 'version' | 'updates' | 'system'>;

/** Loads updates that are signed, newer than this program and than every manifest seen before, and intact. */
export function makeUpdater(
  host: Host,
  settings: ClientSettings,
  { address, keys }: UpdateSource,
  onState: (state: UpdateState) => void,
): Updater {
  let state: UpdateState = { kind: 'none' };
  let loaded: { readonly path: string; readonly file: UpdateFile; readonly version: string } | null = null;
  let running: Promise<void> | null = null;

  const change = (next: UpdateState) => {
    state = next;
    onState(next);
  };

  const load = async () => {
    const manifest = await readNewest();
    if (compareVersions(manifest.version, host.version) <= 0) return;
    if (loaded !== null && compareVersions(manifest.version, loaded.version) <= 0) return;
    const file = chooseFile(manifest, host.platform, host.architecture);
    if (file === null) return;
    const { version } = manifest;
    change({ kind: 'loading', version, percent: 0 });
    const path = await host.updates.download(version, file, (percent) => change({ kind: 'loading', version, percent }));
    if (!(await isIntact(path, file))) throw new ManifestRefused('hash');
    loaded = { path, file, version };
    change({ kind: 'ready', version });
  };

  const readNewest = async (): Promise<UpdateManifest> => {
    const [text, signature] = await Promise.all([
      host.updates.fetchText(`${address}manifest.json`),
      host.updates.fetchText(`${address}manifest.json.sig`),
    ]);
    const manifest = readManifest(text, signature, keys, host.system.now());
    const seen = settings.read().manifestSeen;
    if (seen !== null && Date.parse(manifest.released_at) < Date.parse(seen)) throw new ManifestRefused('older');
    settings.change({ manifestSeen: manifest.released_at });
    return manifest;
  };

  const isIntact = async (path: string, file: UpdateFile): Promise<boolean> => {
    const { sha512, size } = await host.updates.hash(path);
    if (sha512 === file.sha512 && size === file.size) return true;
    await host.updates.discard(path);
    return false;
  };

  return {
    state: () => state,
    check() {
      if (address === '' || keys.length === 0) return Promise.resolve();
      running ??= load()
        .catch((error: unknown) => {
          host.system.log(`update: ${error instanceof Error ? error.message : 'failed'}`);
          change(loaded === null ? { kind: 'none' } : { kind: 'ready', version: loaded.version });
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
    async install(isRestarted) {
      if (loaded === null) return false;
      // The file may have been changed since it was loaded.
      if (!(await isIntact(loaded.path, loaded.file))) {
        loaded = null;
        change({ kind: 'none' });
        return false;
      }
      host.updates.install(isRestarted);
      return true;
    },
  };
}
