import type { Account } from '@peonia/contract/accounts.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { choice, flag, list, number, record, text, type Decode } from './decode.ts';
import { savedAccount } from './saved-accounts.ts';
import { storedPayment } from './stored-payment.ts';

/** The account as it was last seen, so that the first paint of a reload already knows who is signed in. */
const account: Decode<Account> = (value) =>
  typeof (value as Account | null)?.id === 'number' ? (value as Account) : undefined;

/** What this browser keeps. Source: specification section 3, "Local browser store". `null` stands for "not there". */
const fields = {
  token: { decode: text, fallback: null },
  /** Milliseconds of the clock at which the token runs out. */
  tokenTime: { decode: number, fallback: null },
  channel: { decode: text, fallback: null },
  account: { decode: account, fallback: null },
  language: { decode: choice(languages), fallback: null },
  darkMode: { decode: choice(['system', 'day', 'night']), fallback: 'system' },
  /** Text not sent yet, by place: `chat:12`, `biography`. */
  draft: { decode: record(text), fallback: {} },
  /** Names of tips the member does not want to see again. */
  hiddenTips: { decode: list(text), fallback: [] },
  /** Id of the last announcement that was closed. */
  announcement: { decode: number, fallback: null },
  /** UTC day on which the wheel was last offered, or `never` after "Do not show this again". */
  wheel: { decode: text, fallback: null },
  /** Milliseconds of the clock before which no new version is offered again. */
  updateReminder: { decode: number, fallback: null },
  enterToSend: { decode: flag, fallback: true },
  /** Keys of one letter: next, previous, reply. */
  letterKeys: { decode: flag, fallback: true },
  /** Member id of the open chat window. */
  activeChat: { decode: number, fallback: null },
  savedAccounts: { decode: list(savedAccount), fallback: [] },
  clientId: { decode: text, fallback: null },
  partnerId: { decode: text, fallback: null },
  /** The payment that is under way. */
  payment: { decode: storedPayment, fallback: null },
  /** Keys of paid actions that were sent and not answered yet. */
  paidKeys: { decode: record(text), fallback: {} },
} as const;

type Fields = typeof fields;
export type StoredName = keyof Fields;
type Value<N extends StoredName> = Exclude<ReturnType<Fields[N]['decode']>, undefined>;
/** Fields without a default of their own are null until set. */
export type Stored<N extends StoredName> = Value<N> | (Fields[N]['fallback'] extends null ? null : never);

const prefix = 'app.';
/** Raw text and its decoded value, so that equal text gives the same object; also the store where storage is blocked. */
const kept = new Map<StoredName, { readonly raw: string | null; readonly value: unknown }>();
const listeners = new Map<StoredName, Set<() => void>>();
let blocked = false;

export const browserStore = {
  /** Reads a value; another tab's change is seen at once. */
  get<N extends StoredName>(name: N): Stored<N> {
    const raw = readRaw(name);
    const known = kept.get(name);
    if (known !== undefined && known.raw === raw) return known.value as Stored<N>;
    const value = decodeRaw(name, raw);
    kept.set(name, { raw, value });
    return value as Stored<N>;
  },

  /** Writes a value, or removes it with null, and tells everyone who listens in any tab. */
  set<N extends StoredName>(name: N, value: Stored<N> | null): void {
    const raw = value === null ? null : JSON.stringify(value);
    kept.set(name, { raw, value: value ?? fields[name].fallback });
    writeRaw(name, raw);
    for (const listener of [...(listeners.get(name) ?? [])]) listener();
  },

  /** Calls back after each change, here or in another tab; answers the way to stop. */
  subscribe(name: StoredName, listener: () => void): () => void {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener));
    return () => set.delete(listener);
  },
};

/** A stored value in a component; the server and the first paint of a guest's page see the default. */
export function useStored<N extends StoredName>(name: N): Stored<N> {
  return useSyncExternalStore(
    (listener) => browserStore.subscribe(name, listener),
    () => browserStore.get(name),
    () => fields[name].fallback as Stored<N>,
  );
}

/** Begins to hear of changes in other tabs. Once, when the program starts in a browser. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.storageArea !== localStorageOrNull()) return;
    const names =
      event.key === null ? [...listeners.keys()] : Object.keys(fields).filter((name) => prefix + name === event.key);
    for (const name of names) for (const listener of [...(listeners.get(name as StoredName) ?? [])]) listener();
  });
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
  const storage = localStorageOrNull();
  if (storage === null || blocked) return kept.get(name)?.raw ?? null;
  return storage.getItem(prefix + name);
}

function writeRaw(name: StoredName, raw: string | null): void {
  const storage = localStorageOrNull();
  if (storage === null || blocked) return;
  try {
    if (raw === null) storage.removeItem(prefix + name);
    else storage.setItem(prefix + name, raw);
  } catch {
    // Full or forbidden: from now on this page remembers by itself and forgets on reload.
    blocked = true;
  }
}

/** Reading `localStorage` itself throws where the browser blocks it. */
function localStorageOrNull(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
