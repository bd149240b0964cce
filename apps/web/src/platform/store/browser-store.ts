import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { type Signal, signal } from '../signal.ts';
import { choice, flag, list, number, record, text, type Decode } from './decode.ts';
import { savedAccount } from './saved-logins.ts';

/** Last known account, so that the first paint of a reload knows the member. */
const account: Decode<Account> = (value) =>
  typeof (value as Account | null)?.id === 'number'
    ? { ...({ off: [], must_agree: [] } as object), ...(value as Account) }
    : undefined;

/** Values stored in this browser. Source: specification section 3, "Local browser store". `null` means absent. */
const fields = {
  token: { decode: text, fallback: null },
  /** Time of expiry, Unix milliseconds. */
  tokenTime: { decode: number, fallback: null },
  /** The mobile app keeps the token in the secure storage of the phone (`session/token-lock.ts`). */
  tokenLock: { decode: flag, fallback: false },
  channel: { decode: text, fallback: null },
  account: { decode: account, fallback: null },
  language: { decode: choice(languages), fallback: null },
  /** The last choice in a language menu and its time, which other tabs follow. */
  languageChoice: { decode: record(text), fallback: {} },
  darkMode: { decode: choice(['system', 'day', 'night']), fallback: 'system' },
  /** Drafts by place: `chat:12`, `biography`. */
  draft: { decode: record(text), fallback: {} },
  /** Tips the member has hidden. */
  hiddenTips: { decode: list(text), fallback: [] },
  /** Id of the last closed announcement, by member id; of guests under 0. */
  announcement: { decode: record(number), fallback: {} },
  /** UTC day on which the wheel was last offered, or `never` after "Do not show this again". */
  wheel: { decode: text, fallback: null },
  /** Choices in the phrase game; `features/game` knows its fields. */
  game: { decode: record(text), fallback: {} },
  /** No update reminder before this time, Unix milliseconds. */
  updateReminder: { decode: number, fallback: null },
  enterToSend: { decode: flag, fallback: true },
  /** Keyboard shortcuts of one letter are on. */
  letterKeys: { decode: flag, fallback: true },
  /** Member id of the open chat window. */
  activeChat: { decode: number, fallback: null },
  savedAccounts: { decode: list(savedAccount), fallback: [] },
  /** Member whose session has this browser's push subscription. */
  pushMember: { decode: number, fallback: null },
  /** Push token of a mobile app whose logout the server has not heard of. */
  pushRemoval: { decode: text, fallback: null },
  clientId: { decode: text, fallback: null },
  partnerId: { decode: text, fallback: null },
  /** Greeting that a guest started; `platform/prompts/say-hi-request` knows its fields. */
  greeting: { decode: record<unknown>((value) => value), fallback: null },
  /** Friend requests declined by a page that was left; `features/social` knows the keys. Unix milliseconds. */
  declines: { decode: record(number), fallback: {} },
  /** Payment in progress; `features/payments` knows its fields. */
  payment: { decode: record<unknown>((value) => value), fallback: null },
  /** The order of the mall that is being put together; `features/mall` knows its fields. */
  mallCart: { decode: record<unknown>((value) => value), fallback: null },
  /** Where a session that came from a sign-in service is ended there, by channel. */
  providerEnds: { decode: record(text), fallback: {} },
  /** Idempotency keys of paid actions without a reply yet. */
  paidKeys: { decode: record(text), fallback: {} },
} as const;

type Fields = typeof fields;
export type StoredName = keyof Fields;
type Value<N extends StoredName> = Exclude<ReturnType<Fields[N]['decode']>, undefined>;
/** Fields without a default are null until set. */
export type Stored<N extends StoredName> = Value<N> | (Fields[N]['fallback'] extends null ? null : never);

const prefix = 'app.';
/** Raw text with its decoded value, so that equal text gives the same object. Also the store if storage is blocked. */
const kept = new Map<StoredName, { readonly raw: string | null; readonly value: unknown }>();
/** Values read in this turn of the event loop: a page that is rendered asks thousands of times. */
const current = new Map<StoredName, unknown>();
const changed = new Map<StoredName, Signal<[]>>();
let blocked = false;

export const browserStore = {
  /** Reads a value, including changes of other tabs. */
  get<N extends StoredName>(name: N): Stored<N> {
    if (current.has(name)) return current.get(name) as Stored<N>;
    if (current.size === 0) queueMicrotask(() => current.clear());
    const value = readValue(name);
    current.set(name, value);
    return value as Stored<N>;
  },

  /** Writes a value, or removes it with null, and notifies all tabs. */
  set<N extends StoredName>(name: N, value: Stored<N> | null): void {
    const raw = value === null ? null : JSON.stringify(value);
    // Nothing has changed, such as an account that was read again.
    if (raw !== null && raw === kept.get(name)?.raw && raw === readRaw(name)) return;
    current.clear();
    kept.set(name, { raw, value: value ?? fields[name].fallback });
    writeRaw(name, raw);
    changed.get(name)?.emit();
  },

  /** Calls back after each change in any tab. Returns an unsubscribe function. */
  subscribe(name: StoredName, listener: () => void): () => void {
    const field = changed.get(name) ?? signal();
    changed.set(name, field);
    return field.subscribe(listener);
  },
};

/** A stored value in a component; the default on the server and in the first paint of a guest. */
export function useStored<N extends StoredName>(name: N): Stored<N> {
  return useSyncExternalStore(
    (listener) => browserStore.subscribe(name, listener),
    () => browserStore.get(name),
    () => fields[name].fallback as Stored<N>,
  );
}

/** Listens for changes of other tabs. Call once at the start. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.storageArea !== localStorageOrNull()) return;
    current.clear();
    const names =
      event.key === null ? [...changed.keys()] : Object.keys(fields).filter((name) => prefix + name === event.key);
    for (const name of names) changed.get(name as StoredName)?.emit();
  });
}

function readValue(name: StoredName): unknown {
  const raw = readRaw(name);
  const known = kept.get(name);
  if (known !== undefined && known.raw === raw) return known.value;
  const value = decodeRaw(name, raw);
  kept.set(name, { raw, value });
  return value;
}

function decodeRaw(name: StoredName, raw: string | null): unknown {
  const { decode, fallback } = fields[name];
  if (raw === null) return fallback;
  try {
    return decode(JSON.parse(raw)) ?? fallback;
  } catch {
    return fallback;
  }
}

function readRaw(name: StoredName): string | null {
  const storage = storageOf(name);
  if (storage === null || blocked) return kept.get(name)?.raw ?? null;
  return storage.getItem(prefix + name);
}

function writeRaw(name: StoredName, raw: string | null): void {
  const storage = storageOf(name);
  if (storage === null || blocked) return;
  try {
    if (raw === null) storage.removeItem(prefix + name);
    else storage.setItem(prefix + name, raw);
  } catch {
    // Storage is full or blocked: keep values in memory until a reload.
    blocked = true;
  }
}

/** A locked token lives as long as the app. */
function storageOf(name: StoredName): Storage | null {
  const storage = localStorageOrNull();
  return name === 'token' && storage?.getItem('app.tokenLock') === 'true' ? sessionStorage : storage;
}

/** `localStorage` throws on access if the browser blocks it. */
function localStorageOrNull(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
