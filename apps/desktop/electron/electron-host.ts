import { app, dialog, Menu, Notification } from 'electron';
import type { Client } from '../src/client.ts';
import type { DesktopHost, DesktopPlatform } from '../src/host.ts';
import { hiddenArgument } from '../src/read-launch.ts';
import type { ClientConfig } from '../src/settings/read-config.ts';
import { makeAutostart } from './electron-autostart.ts';
import { buildMenu } from './electron-menu.ts';
import { makeTray } from './electron-tray.ts';
import { makeUpdates } from './electron-updates.ts';
import { makeWindow } from './electron-window.ts';
import { makeStore } from './file-store.ts';

const platforms: Readonly<Record<string, DesktopPlatform>> = { darwin: 'macos', linux: 'linux', win32: 'windows' };

/** Implements the client's interface with Electron. `client` is null until the client has started. */
export function makeElectronHost(config: ClientConfig, client: () => Client | null): DesktopHost {
  const platform = platforms[process.platform] ?? 'linux';
  const window = makeWindow(config, platform, client);
  const shown = new Map<string, Notification>();
  return {
    platform,
    architecture: process.arch,
    version: app.getVersion(),
    launchArguments: [
      ...process.argv.slice(app.isPackaged ? 1 : 2),
      ...(platform === 'macos' && app.getLoginItemSettings().wasOpenedAtLogin ? [hiddenArgument] : []),
    ],
    preferredLanguages: app.getPreferredSystemLanguages(),
    store: makeStore(app.getPath('userData')),
    window: window.host,
    tray: makeTray(client),
    updates: makeUpdates(config.updates),
    system: {
      showMenu: (menu) => Menu.setApplicationMenu(buildMenu(menu, client)),
      showNotification({ id, title, body, path, isSilent }) {
        shown.get(id)?.close();
        const notification = new Notification({ title, body, silent: isSilent });
        // Kept until it is gone: a collected one does not answer to a press.
        shown.set(id, notification);
        notification.on('click', () => client()?.onNotificationPress(path));
        notification.on('close', () => shown.get(id) === notification && shown.delete(id));
        notification.show();
      },
      ...makeAutostart(platform),
      async ask({ text, yes, no }) {
        const { response } = await dialog.showMessageBox({
          type: 'question',
          message: text,
          buttons: [yes, no],
          defaultId: 1,
          cancelId: 1,
        });
        return response === 0;
      },
      quit() {
        window.letGo();
        app.quit();
      },
      now: () => Date.now(),
      after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
      log: (message) => console.error(message),
    },
  };
}
