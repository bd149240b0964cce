import { type Language, pickLanguage } from '@peonia/i18n/languages.ts';
import { type PageChannel, type PageMessages, updateChannel } from './bridge/page-messages.ts';
import { clientTexts } from './client-texts.ts';
import { type Bounds, fitBounds } from './fit-bounds.ts';
import type { DesktopHost } from './host.ts';
import { type MenuTexts, menuTexts } from './menu-texts.ts';
import { followPage } from './pages/follow-page.ts';
import { programMenu } from './program-menu.ts';
import { readLaunch } from './read-launch.ts';
import { openSettings } from './settings/client-settings.ts';
import type { ClientConfig } from './settings/read-config.ts';
import { memberSpelling } from './spelling/member-spelling.ts';
import { trayMenu } from './tray-menu.ts';
import { makeUpdater } from './updates/updater.ts';

const NAME = 'Peonia';
const FIRST_UPDATE_MS = 60_000;
const UPDATE_EVERY_MS = 4 * 3_600_000;

/** What Electron reports to the client. */
export interface Client {
  /** Answers a message of the page, which has been read and whose sender is trusted. */
  onPageMessage<C extends PageChannel>(channel: C, payload: PageMessages[C]): unknown;
  /** Another start of the program, which has ended itself. */
  onSecondStart(launchArguments: readonly string[]): void;
  /** A link of the system, on macOS. */
  onLink(link: string): void;
  onNotificationPress(path: string): void;
  onTrayPress(item: string): void;
  onActivate(): void;
  onBounds(bounds: Bounds, isMaximized: boolean): void;
  /** Returns true if the window is to stay and only be hidden. */
  onClose(): boolean;
  onLoadFailed(): void;
  /** The main frame leaves its document for this address. */
  onNavigation(address: string): void;
  onCrash(): void;
  onFocus(): void;
  /** Texts of the menu that a press on a text opens. */
  menuTexts(): MenuTexts;
  quit(): Promise<void>;
}

/** Starts the client: one window with the product's pages, an icon, links, notifications and updates. */
export function startClient(host: DesktopHost, config: ClientConfig): Client {
  const { window, tray, system } = host;
  const settings = openSettings(host.store);
  const updater = makeUpdater(host, settings, { address: config.updates, keys: config.updateKeys }, (state) => {
    window.send(updateChannel, state);
    showTray();
  });
  let unread = 0;
  let isQuitting = false;
  const language = (): Language => settings.read().language ?? pickLanguage(host.preferredLanguages.join(','));
  const texts = () => clientTexts[language()];
  const page = followPage(host, { origin: config.origin, language });
  const spelling = memberSpelling(host, settings, language);

  function showTray() {
    if (tray.isOffered()) tray.show(trayMenu({ name: NAME, unread, update: updater.state() }, texts()));
  }

  function showMenu() {
    system.showMenu(programMenu(host.platform, NAME, { menu: menuTexts[language()], quit: texts().quit }));
  }

  function checkUpdates() {
    void updater.check();
    system.after(UPDATE_EVERY_MS, checkUpdates);
  }

  /** Leaves the page first, so that drafts are written and an unsaved form is not lost. */
  async function installUpdate(): Promise<boolean> {
    if (updater.state().kind !== 'ready' || !(await window.leavePage())) return false;
    isQuitting = true;
    const isInstalled = await updater.install(true);
    if (isInstalled) return true;
    isQuitting = false;
    window.load(`${config.origin}/home`);
    return false;
  }

  async function quit(): Promise<void> {
    if (!(await window.leavePage())) {
      window.show();
      const { leaveText, leave, stay } = texts();
      if (!(await system.ask({ text: leaveText, yes: leave, no: stay }))) return;
    }
    isQuitting = true;
    if (!(await updater.install(false))) system.quit();
  }

  const answers: { readonly [C in PageChannel]: (payload: PageMessages[C]) => unknown } = {
    'shell:unread': (count) => {
      unread = count;
      window.showBadge(count);
      if (count === 0) window.flash(false);
      showTray();
    },
    'shell:language': (code) => {
      settings.change({ language: code });
      spelling.apply();
      showTray();
      showMenu();
    },
    'shell:notification': (notification) => {
      system.showNotification(notification);
      window.flash(true);
    },
    'shell:listens': page.onListens,
    'shell:autostart-read': () => system.readAutostart(),
    'shell:autostart-write': (wanted) => system.writeAutostart(wanted),
    'shell:spelling-read': spelling.read,
    'shell:spelling-choose': spelling.choose,
    'shell:update-read': () => updater.state(),
    'shell:update-install': installUpdate,
  };

  const launch = readLaunch(host.launchArguments);
  const { bounds, isMaximized } = settings.read();
  const isShown = !(launch.isHidden && tray.isOffered());
  window.open({ bounds: fitBounds(bounds, window.displays()), isMaximized, isShown });
  window.load(`${config.origin}${launch.path ?? '/home'}`);
  spelling.apply();
  showTray();
  showMenu();
  system.after(FIRST_UPDATE_MS, checkUpdates);

  return {
    onPageMessage: (channel, payload) => answers[channel](payload),
    onSecondStart(launchArguments) {
      const { path } = readLaunch(launchArguments);
      if (path === null) window.show();
      else page.openPath(path);
    },
    onLink(link) {
      const { path } = readLaunch([link]);
      if (path !== null) page.openPath(path);
    },
    onNotificationPress: page.openPath,
    onTrayPress(item) {
      if (item === 'open') window.show();
      if (item === 'chats') page.openPath('/chats');
      if (item === 'update') void installUpdate();
      if (item === 'quit') void quit();
    },
    onActivate: () => window.show(),
    onBounds: (place, maximized) =>
      settings.change(maximized ? { isMaximized: true } : { bounds: place, isMaximized: false }),
    onClose() {
      if (isQuitting || !tray.isOffered()) return false;
      window.hide();
      if (settings.read().knowsIcon || host.platform === 'macos') return true;
      settings.change({ knowsIcon: true });
      const { iconTitle, iconText } = texts();
      system.showNotification({ id: 'icon', title: iconTitle, body: iconText, path: '/home', isSilent: true });
      return true;
    },
    onNavigation: page.onNavigation,
    onLoadFailed: page.onLoadFailed,
    onCrash: page.onCrash,
    onFocus: () => window.flash(false),
    menuTexts: () => menuTexts[language()],
    quit,
  };
}
