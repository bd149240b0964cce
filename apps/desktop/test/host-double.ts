import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { AutostartState, ShellNotification } from '@peonia/contract/protocol/app-shell.ts';
import type { Bounds } from '../src/fit-bounds.ts';
import type { DesktopHost, MenuItem, ProgramMenu } from '../src/host.ts';
import type { UpdateManifest } from '../src/updates/read-manifest.ts';

interface Changes {
  readonly launchArguments?: readonly string[];
  readonly preferredLanguages?: readonly string[];
  readonly kept?: string;
  readonly hasTray?: boolean;
  readonly version?: string;
}

/** A double of Electron and of the system that records what is asked of it. Time passes when told. */
export function makeHostDouble(changes: Changes = {}) {
  const timers: { readonly at: number; readonly callback: () => void }[] = [];
  const files = new Map<string, string>();
  const seen = {
    now: Date.parse('2026-03-01T12:00:00Z'),
    kept: changes.kept ?? null,
    bounds: null as Bounds | null,
    isShown: false,
    loads: [] as string[],
    pages: [] as string[],
    sent: [] as (readonly [string, unknown])[],
    badge: 0,
    isFlashing: false,
    spelling: [] as readonly string[],
    leaves: true,
    answer: true,
    tray: null as { readonly tooltip: string; readonly items: readonly MenuItem[] } | null,
    menu: [] as ProgramMenu,
    notifications: [] as ShellNotification[],
    autostart: { isOn: false, isHidden: false } as AutostartState,
    hasQuit: false,
    reloads: 0,
    log: [] as string[],
    /** Addresses of the update server, and the bytes of loaded files by path. */
    files,
    downloads: 0,
    installs: [] as boolean[],
    /** Lets time pass. */
    async pass(milliseconds: number) {
      seen.now += milliseconds;
      for (const timer of timers.filter(({ at }) => at <= seen.now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.callback();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const host: DesktopHost = {
    platform: 'linux',
    architecture: 'x64',
    version: changes.version ?? '1.0.0',
    launchArguments: changes.launchArguments ?? [],
    preferredLanguages: changes.preferredLanguages ?? ['en-GB'],
    store: { read: () => seen.kept, write: (text) => void (seen.kept = text) },
    window: {
      open: ({ bounds, isShown }) => Object.assign(seen, { bounds, isShown }),
      load: (address) => void seen.loads.push(address),
      loadPage: (html) => void seen.pages.push(html),
      send: (channel, payload) => void seen.sent.push([channel, payload]),
      show: () => void (seen.isShown = true),
      hide: () => void (seen.isShown = false),
      reload: () => void (seen.reloads += 1),
      displays: () => [{ workArea: { x: 0, y: 0, width: 1440, height: 900 }, isPrimary: true }],
      leavePage: () => Promise.resolve(seen.leaves),
      showBadge: (count) => void (seen.badge = count),
      flash: (isOn) => void (seen.isFlashing = isOn),
      spellingLanguages: () => ['de', 'en-GB', 'en-US', 'fr'],
      setSpelling: (languages) => void (seen.spelling = languages),
    },
    tray: { isOffered: () => changes.hasTray ?? true, show: (state) => void (seen.tray = state) },
    system: {
      showMenu: (menu) => void (seen.menu = menu),
      showNotification: (notification) => void seen.notifications.push(notification),
      readAutostart: () => Promise.resolve(seen.autostart),
      writeAutostart: (state) => Promise.resolve((seen.autostart = state)),
      ask: () => Promise.resolve(seen.answer),
      quit: () => void (seen.hasQuit = true),
      now: () => seen.now,
      after: (milliseconds, callback) => void timers.push({ at: seen.now + milliseconds, callback }),
      log: (message) => void seen.log.push(message),
    },
    updates: {
      fetchText(address) {
        const text = files.get(address);
        return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
      },
      download(_, { name }, onPercent) {
        seen.downloads += 1;
        onPercent(50);
        return Promise.resolve(name);
      },
      hash(path) {
        const bytes = files.get(path) ?? '';
        return Promise.resolve({ sha512: sha512Of(bytes), size: Buffer.byteLength(bytes) });
      },
      discard: (path) => Promise.resolve(void files.delete(path)),
      install: (isRestarted) => void seen.installs.push(isRestarted),
    },
  };
  return { host, seen };
}

export const updateAddress = 'https://updates.peonia.example/desktop/';

/** An update server with a key of its own. */
export function makeReleases(files: Map<string, string>) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const program = 'the bytes of the program';
  return {
    program,
    key: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
    /** Publishes a release; `change` is what is wrong with its manifest before it is signed. */
    publish(version: string, change: Partial<UpdateManifest> = {}) {
      const name = `peonia-${version}.AppImage`;
      const file = { platform: 'linux', architecture: 'x64', name, size: program.length, sha512: sha512Of(program) };
      const manifest: UpdateManifest = {
        version,
        released_at: '2026-02-20T00:00:00Z',
        expires_at: '2026-06-01T00:00:00Z',
        files: [file],
        ...change,
      };
      const text = JSON.stringify(manifest);
      files.set(`${updateAddress}manifest.json`, text);
      files.set(`${updateAddress}manifest.json.sig`, sign(null, Buffer.from(text), privateKey).toString('base64'));
      files.set(name, program);
      return name;
    },
  };
}

function sha512Of(bytes: string): string {
  return createHash('sha512').update(bytes).digest('base64');
}
