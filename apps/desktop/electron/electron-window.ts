import { join } from 'node:path';
import { app, BrowserWindow, screen, session, type WebContents } from 'electron';
import type { Client } from '../src/client.ts';
import { smallest } from '../src/fit-bounds.ts';
import type { DesktopPlatform, HostWindow } from '../src/host.ts';
import type { ClientConfig } from '../src/settings/read-config.ts';
import { connectBridge } from './connect-bridge.ts';
import { guardSession } from './guard-session.ts';
import { watchPage } from './watch-page.ts';

/** The one window and its page. `letGo` lets the page go even with unsaved changes. */
export function makeWindow(config: ClientConfig, platform: DesktopPlatform, client: () => Client | null) {
  guardSession(session.defaultSession, config);
  let window: BrowserWindow | null = null;
  let isLetGo = false;
  /** Hears whether the page let go of the document. */
  let leaving: ((hasLeft: boolean) => void) | null = null;

  const contents = (): WebContents | undefined => (window?.isDestroyed() === false ? window.webContents : undefined);
  connectBridge(config, client);

  const host: HostWindow = {
    open({ bounds, isMaximized, isShown }) {
      const facts = JSON.stringify({ platform, version: app.getVersion() });
      const opened = new BrowserWindow({
        ...bounds,
        minWidth: smallest.width,
        minHeight: smallest.height,
        show: isShown,
        autoHideMenuBar: true,
        webPreferences: {
          preload: join(import.meta.dirname, 'preload.cjs'),
          additionalArguments: [`--peonia-shell=${Buffer.from(facts).toString('base64')}`],
          contextIsolation: true,
          sandbox: true,
          nodeIntegration: false,
          nodeIntegrationInWorker: false,
          nodeIntegrationInSubFrames: false,
          webSecurity: true,
          webviewTag: false,
          navigateOnDragDrop: false,
          devTools: !app.isPackaged,
          // Messages and calls arrive while the window is hidden.
          backgroundThrottling: false,
        },
      });
      window = opened;
      if (isMaximized) opened.maximize();
      watchPage(opened.webContents, config, client, () => {
        leaving?.(isLetGo);
        return isLetGo;
      });
      const keep = () => {
        if (!opened.isMinimized() && opened.isVisible())
          client()?.onBounds(opened.getNormalBounds(), opened.isMaximized());
      };
      for (const name of ['resized', 'moved', 'maximize', 'unmaximize'] as const) opened.on(name as 'resized', keep);
      opened.on('focus', () => client()?.onFocus());
      opened.on('close', (event) => {
        keep();
        if (client()?.onClose() === true) event.preventDefault();
      });
    },
    load: (address) =>
      void contents()
        ?.loadURL(address)
        .catch(() => {}),
    loadPage: (html) => void contents()?.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`),
    send: (channel, payload) => contents()?.send(channel, payload),
    show() {
      if (window?.isMinimized()) window.restore();
      window?.show();
      window?.focus();
    },
    hide: () => window?.hide(),
    reload: () => contents()?.reload(),
    displays() {
      const { id } = screen.getPrimaryDisplay();
      return screen.getAllDisplays().map((display) => ({ workArea: display.workArea, isPrimary: display.id === id }));
    },
    leavePage() {
      const page = contents();
      if (page === undefined) return Promise.resolve(true);
      return new Promise((resolve) => {
        leaving = (hasLeft) => {
          leaving = null;
          resolve(hasLeft);
        };
        page.loadURL('about:blank').then(
          () => leaving?.(true),
          () => leaving?.(false),
        );
      });
    },
    showBadge: (count) => void app.setBadgeCount(count),
    flash: (isOn) => window?.flashFrame(isOn && !window.isFocused()),
    // macOS finds the language by itself.
    spellingLanguages: () => (platform === 'macos' ? [] : session.defaultSession.availableSpellCheckerLanguages),
    setSpelling(languages) {
      if (platform === 'macos') return;
      session.defaultSession.setSpellCheckerEnabled(languages.length > 0);
      session.defaultSession.setSpellCheckerLanguages([...languages]);
    },
  };
  return {
    host,
    letGo() {
      isLetGo = true;
    },
  };
}
