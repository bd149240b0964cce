import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { openLock } from './lock.ts';
import type { Native } from './native.ts';
import { openOpenedPaths } from './opened-paths.ts';
import { openPushes } from './pushes.ts';
import { openSignal } from './signal.ts';
import { openStore } from './store.ts';

const vibrations = {
  tap: { method: 'impact', options: { style: 'LIGHT' } },
  success: { method: 'notification', options: { type: 'SUCCESS' } },
  warning: { method: 'notification', options: { type: 'WARNING' } },
} as const;

interface AppFacts {
  readonly version: string;
  /** The site around the page: links to it open in the app. */
  readonly site: { readonly origin: string; readonly load: (path: string) => void };
  /** Names of the notification channels in the settings of Android: messages, calls. */
  readonly channelNames: () => Promise<readonly string[]>;
}

/** What the mobile app offers the page, on top of the plugins of the native side. */
export function makeAppShell(native: Native, { version, site, channelNames }: AppFacts): AppShell {
  const backs = openSignal<void>();
  const { onOpenPath } = openOpenedPaths(native, site);
  /** For what has no result: a plugin that fails changes nothing. */
  const tell = (plugin: string, method: string, options?: object) =>
    void native.call(plugin, method, options).catch(() => {});
  native.listen('App', 'backButton', () => {
    if (backs.hasListener) backs.emit();
    else tell('App', 'minimizeApp');
  });
  return {
    name: native.platform,
    version,
    onOpenPath,
    pushes: openPushes(native, channelNames),
    store: openStore(native),
    lock: openLock(native),
    onBack: (listener) => backs.listen(listener),
    leave: () => tell('App', 'minimizeApp'),
    vibrate: (kind) => tell('Haptics', vibrations[kind].method, vibrations[kind].options),
    showReady: () => tell('SplashScreen', 'hide'),
    async share({ title, text, url }) {
      // Closing the sheet rejects.
      return native.call('Share', 'share', { title, url, ...(text === undefined ? {} : { text }) }).then(
        () => true,
        () => false,
      );
    },
  };
}
