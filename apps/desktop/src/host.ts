import type { AutostartState, ShellNotification } from '@peonia/contract/protocol/app-shell.ts';
import type { Bounds, Display } from './fit-bounds.ts';
import type { UpdateFile } from './updates/read-manifest.ts';

export type DesktopPlatform = 'linux' | 'macos' | 'windows';

/**
 * What the client needs of Electron and of the system. `electron/` implements it; tests have a double. Nothing else of
 * the client knows of Electron.
 */
export interface DesktopHost {
  readonly platform: DesktopPlatform;
  /** Architecture of the processor, `x64` or `arm64`. */
  readonly architecture: string;
  /** Version of the installed client. */
  readonly version: string;
  /** Arguments of this start, without the program. */
  readonly launchArguments: readonly string[];
  /** BCP 47 codes that the member prefers, the first one most. */
  readonly preferredLanguages: readonly string[];
  readonly store: HostStore;
  readonly window: HostWindow;
  readonly tray: HostTray;
  readonly system: HostSystem;
  readonly updates: HostUpdates;
}

/** One small text file of this user. Writes are atomic. */
export interface HostStore {
  /** Null if there is none, or if it cannot be read. */
  read(): string | null;
  write(text: string): void;
}

/** The one window. It exists from `open` to the end of the program; closing hides it. */
export interface HostWindow {
  open(options: { readonly bounds: Bounds; readonly isMaximized: boolean; readonly isShown: boolean }): void;
  load(address: string): void;
  /** Shows a page of the client itself, which may contain no script. */
  loadPage(html: string): void;
  /** Sends a message to the page of the bridge. */
  send(channel: string, payload: unknown): void;
  show(): void;
  hide(): void;
  reload(): void;
  displays(): readonly Display[];
  /** Resolves to false if the page keeps the window because of unsaved changes. */
  leavePage(): Promise<boolean>;
  /** Number on the icon in the dock or the task bar; 0 removes it. */
  showBadge(count: number): void;
  /** Draws attention without taking the focus. */
  flash(isOn: boolean): void;
  spellingLanguages(): readonly string[];
  /** An empty list switches the check off. */
  setSpelling(languages: readonly string[]): void;
}

export interface MenuItem {
  /** A separator has none. */
  readonly id: string | null;
  readonly label: string;
}

/** What an item of the program's menu does; Electron knows its shortcut. `quit` asks the client. */
type MenuRole =
  | 'about'
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'reload'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'minimize'
  | 'close'
  | 'quit';

/** Null is a separator. */
export type ProgramMenuItem = { readonly role: MenuRole; readonly label: string } | null;

export type ProgramMenu = readonly { readonly label: string; readonly items: readonly ProgramMenuItem[] }[];

export interface HostTray {
  /** False where the desktop shows no icons: closing the window then ends the program. */
  isOffered(): boolean;
  show(state: { readonly tooltip: string; readonly unread: number; readonly items: readonly MenuItem[] }): void;
}

export interface HostSystem {
  showMenu(menu: ProgramMenu): void;
  showNotification(notification: ShellNotification): void;
  readAutostart(): Promise<AutostartState>;
  writeAutostart(state: AutostartState): Promise<AutostartState>;
  /** Asks a question of two answers; resolves to true for the first one. */
  ask(question: { readonly text: string; readonly yes: string; readonly no: string }): Promise<boolean>;
  quit(): void;
  now(): number;
  /** Calls back once after this time. */
  after(milliseconds: number, callback: () => void): void;
  log(message: string): void;
}

export interface HostUpdates {
  /** Text of an address below the update server, of at most 64 KB, without following redirects to other hosts. */
  fetchText(address: string): Promise<string>;
  /** Loads a file of the update. Resolves to its path on this computer. */
  download(version: string, file: UpdateFile, onPercent: (percent: number) => void): Promise<string>;
  /** SHA-512 in base64, and the size in bytes. */
  hash(path: string): Promise<{ readonly sha512: string; readonly size: number }>;
  /** Deletes what was loaded. */
  discard(path: string): Promise<void>;
  /** Installs what was loaded, which ends the program, and starts it again if asked to. */
  install(isRestarted: boolean): void;
}
