/**
 * Platforms of the native shells: the first word of `X-Client` (`linux/1.2.0`), and the platform of `GET
 * version/{client}/{platform}`.
 */
type ShellPlatform = 'android' | 'ios' | 'linux' | 'macos' | 'windows';

/**
 * What a native shell offers the page as `window.appShell`, set before the first script of the page. A shell offers
 * what its system has, and a page shows a setting only where its capability is present: everything but the name is
 * optional, and later versions only add. Values cross a bridge: plain data and functions, no classes. Every function
 * may be called again at any time; those without a result never throw.
 */
export interface AppShell {
  readonly name: ShellPlatform;
  /** Version of the shell, such as 1.2.0. Without one the page's own version stands for it. */
  readonly version?: string;
  /** Shows the number of unread messages on the icon; 0 removes it. */
  readonly showUnread?: (count: number) => void;
  /** Shows a notification of the system. A press on it opens its path (`onOpenPath`). */
  readonly showNotification?: (notification: ShellNotification) => void;
  /** Language of what the shell itself shows, such as its menus: one of the eight languages. */
  readonly showLanguage?: (language: string) => void;
  /**
   * Paths to open: of deep links and of pressed notifications. Those that came before the first listener are kept for
   * it. The page checks them again. Returns an unsubscribe function.
   */
  readonly onOpenPath?: (listener: (path: string) => void) => () => void;
  readonly pushes?: ShellPushes;
  /** Calls back for the system's back button. Without a listener the app is left. Returns an unsubscribe function. */
  readonly onBack?: (listener: () => void) => () => void;
  /** Puts the app into the background. */
  readonly leave?: () => void;
  /** Takes the splash screen away: the page stands. */
  readonly showReady?: () => void;
  /** A short vibration. */
  readonly vibrate?: (kind: 'tap' | 'success' | 'warning') => void;
  /** Opens the share sheet of the system. Resolves to false if it was closed. */
  readonly share?: (content: ShellShare) => Promise<boolean>;
  /** The store that the app comes from; without it nothing is sold in the app. */
  readonly store?: ShellStore;
  /** Keeps the token of the session for the owner of the phone, who shows a finger or the face. */
  readonly lock?: ShellLock;
  readonly autostart?: ShellAutostart;
  readonly spelling?: ShellSpelling;
  readonly updates?: ShellUpdates;
}

/** One notification; a later one with the same id replaces it. */
export interface ShellNotification {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Path of this site, such as `/chat/42`. */
  readonly path: string;
  /** True if the page plays its own sound. */
  readonly isSilent: boolean;
}

/** `default`: the member was not asked yet. */
export type ShellPushPermission = 'default' | 'granted' | 'denied';

/** Push of the mobile system; its token is the `push_id` of `POST authenticate` and `PUT push/device`. */
export interface ShellPushes {
  /** `default` until the system has told, shortly after the start. */
  readonly permission: () => ShellPushPermission;
  /** Asks the member, once; later it resolves to what was decided. */
  readonly ask: () => Promise<ShellPushPermission>;
  /** The token; null without permission, or if the system gives none within two seconds. */
  readonly readToken: () => Promise<string | null>;
  /** Calls back with the present token, and with each that replaces it. Returns an unsubscribe function. */
  readonly onToken: (listener: (token: string) => void) => () => void;
  /** Takes the notifications away that are shown. */
  readonly clear?: () => void;
  /** Lets the system take no more, as far as it can without a network, until a token is asked for again. */
  readonly stop?: () => Promise<void>;
}

interface ShellShare {
  readonly title: string;
  readonly text?: string;
  readonly url: string;
}

/** Purchases of products by the store of the system, Google Play Billing or StoreKit. */
export interface ShellStore {
  /** Products with their price in the payer's country. Those that the store does not know are missing. */
  readonly products: (ids: readonly string[]) => Promise<readonly ShellProduct[]>;
  /** Opens the store's sheet. `order`: a UUID that the store keeps with the purchase. */
  readonly buy: (product: string, order: string) => Promise<ShellPurchaseResult>;
  /** Purchases that were paid and not finished, also those of earlier starts. */
  readonly unfinished: () => Promise<readonly ShellPurchase[]>;
  /** Ends a purchase that was delivered. Nothing happens where the server ends it. */
  readonly finish: (purchase: ShellPurchase) => Promise<void>;
  /** Calls back for purchases that come later, as one that a parent had to allow. Returns an unsubscribe function. */
  readonly onPurchase: (listener: (purchase: ShellPurchase) => void) => () => void;
}

export interface ShellProduct {
  readonly id: string;
  /** As the store writes it, with its currency. */
  readonly price: string;
}

export interface ShellPurchase {
  readonly id: string;
  readonly product: string;
  /** What the server verifies: a purchase token of Google, a signed transaction of Apple. */
  readonly proof: string;
}

/** `pending`: paid later, or not at all; `closed`: the payer closed the sheet; `failed`: the store could not sell. */
export type ShellPurchaseResult =
  | { readonly kind: 'bought'; readonly purchase: ShellPurchase }
  | { readonly kind: 'pending' | 'closed' | 'failed' };

/** One secret in the secure storage of the phone, which opens it for its owner alone. */
export interface ShellLock {
  /** Whether the phone can recognise its owner now. */
  readonly isAvailable: () => Promise<boolean>;
  /** Stores the secret in place of the last one, without a question. Resolves to false if the phone refuses. */
  readonly keep: (secret: string) => Promise<boolean>;
  /** Asks the owner, in these words. */
  readonly open: (words: { readonly title: string; readonly cancel: string }) => Promise<ShellLockResult>;
  readonly drop: () => Promise<void>;
}

/** `closed`: not recognised, or given up; `gone`: there is no secret, or the fingers and faces have changed. */
export type ShellLockResult = { readonly kind: 'open'; readonly secret: string } | { readonly kind: 'closed' | 'gone' };

/** Start with the computer. Both functions resolve to the state of the system afterwards. */
export interface ShellAutostart {
  readonly read: () => Promise<AutostartState>;
  readonly write: (wanted: AutostartState) => Promise<AutostartState>;
}

export interface AutostartState {
  readonly isOn: boolean;
  /** Starts as an icon, without a window. */
  readonly isHidden: boolean;
}

/** Languages whose spelling is checked in text fields. Both functions resolve to the state afterwards. */
export interface ShellSpelling {
  readonly read: () => Promise<SpellingState>;
  /** Chooses codes of `available`; none switches the check off. */
  readonly choose: (languages: readonly string[]) => Promise<SpellingState>;
}

export interface SpellingState {
  /** BCP 47 codes, such as `en-GB`. Empty where the system chooses by itself. */
  readonly available: readonly string[];
  readonly chosen: readonly string[];
}

/** Updates of the shell, which it loads and verifies by itself. */
interface ShellUpdates {
  /** Calls back with the present state, and with each later one. Returns an unsubscribe function. */
  readonly onState: (listener: (state: UpdateState) => void) => () => void;
  /** Installs the update that is ready, and starts again. Resolves to false if there is none. */
  readonly install: () => Promise<boolean>;
}

export type UpdateState =
  | { readonly kind: 'none' }
  /** `percent`: of the download, from 0 to 100. */
  | { readonly kind: 'loading'; readonly version: string; readonly percent: number }
  /** Verified; installed by `install`, or when the program is quit. */
  | { readonly kind: 'ready'; readonly version: string };
