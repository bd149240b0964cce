import type {
  AppShell,
  AutostartState,
  ShellNotification,
  SpellingState,
  UpdateState,
} from '@peonia/contract/protocol/app-shell.ts';
import type { BrowserContext, Page } from '@playwright/test';

/** What the page has asked of the shell, and what the shell does to the page. */
interface ShellDouble {
  readonly unread: number[];
  readonly languages: string[];
  readonly notifications: ShellNotification[];
  autostart: AutostartState;
  spelling: SpellingState;
  installs: number;
  /** What `install` resolves to. */
  installsNow: boolean;
  isInFront: boolean;
  open(path: string): void;
  update(state: UpdateState): void;
}

declare global {
  interface Window {
    shellDouble?: ShellDouble;
  }
}

/** Gives the pages of a context the desktop shell that the preload script would, with a double behind it. */
export async function giveDesktopShell(context: BrowserContext, version = '1.0.0'): Promise<void> {
  await context.addInitScript((shellVersion) => {
    const opens = new Set<(path: string) => void>();
    const updates = new Set<(state: UpdateState) => void>();
    const waiting: string[] = [];
    let state: UpdateState = { kind: 'none' };
    const double: ShellDouble = {
      unread: [],
      languages: [],
      notifications: [],
      autostart: { isOn: false, isHidden: false },
      spelling: { available: ['de', 'en-GB', 'fr', 'ja'], chosen: ['en-GB'] },
      installs: 0,
      installsNow: true,
      isInFront: true,
      open(path) {
        if (opens.size === 0) waiting.push(path);
        opens.forEach((listener) => listener(path));
      },
      update(next) {
        state = next;
        updates.forEach((listener) => listener(next));
      },
    };
    document.hasFocus = () => double.isInFront;
    const add = <T>(listeners: Set<T>, listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const shell: AppShell = {
      name: 'linux',
      version: shellVersion,
      showUnread: (count) => void double.unread.push(count),
      showLanguage: (language) => void double.languages.push(language),
      showNotification: (notification) => void double.notifications.push(notification),
      onOpenPath(listener) {
        for (const path of waiting.splice(0)) listener(path);
        return add(opens, listener);
      },
      autostart: {
        read: () => Promise.resolve(double.autostart),
        write: (wanted) => Promise.resolve((double.autostart = wanted)),
      },
      spelling: {
        read: () => Promise.resolve(double.spelling),
        choose: (chosen) => Promise.resolve((double.spelling = { ...double.spelling, chosen })),
      },
      updates: {
        onState(listener) {
          listener(state);
          return add(updates, listener);
        },
        install: () => {
          double.installs += 1;
          return Promise.resolve(double.installsNow);
        },
      },
    };
    Object.assign(window, { appShell: shell, shellDouble: double });
  }, version);
}

/** Reads the double behind a page. */
export function seen<K extends keyof ShellDouble>(page: Page, part: K): Promise<ShellDouble[K] | undefined> {
  return page.evaluate((name) => window.shellDouble?.[name], part) as Promise<ShellDouble[K] | undefined>;
}

export function openFromOutside(page: Page, path: string): Promise<void> {
  return page.evaluate((wanted) => window.shellDouble?.open(wanted), path);
}

export function tellUpdate(page: Page, state: UpdateState): Promise<void> {
  return page.evaluate((next) => window.shellDouble?.update(next), state);
}
