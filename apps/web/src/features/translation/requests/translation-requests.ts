import { translate, type Translation, type TranslatableType } from '@peonia/contract/translation.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';

/** What to translate. `member` and `language` belong to the reader: another value is another translation. */
export interface Wish {
  readonly type: TranslatableType;
  readonly id: number;
  readonly member: number;
  readonly language: Language;
}

/**
 * State of a translation. For the browser's translator: `unable` means an unsupported pair, `press` that the language
 * pack needs a user gesture to load.
 */
export type Standing =
  | { readonly state: 'translating' | 'unable' | 'press' }
  | Pick<Translation, 'state' | 'text' | 'from' | 'to' | 'engine'>;

/** Requests within this many milliseconds are sent together, up to the limit of one call. */
const gatherMs = 40;
const callMax = 20;

interface Asked {
  readonly wish: Wish;
  readonly isPressed: boolean;
  /** `null` leaves the choice to the server: the reader's language, or the recipient's for an own message. */
  readonly into: Language | null;
}

const standings = new Map<string, Standing>();
const listeners = new Set<() => void>();
let waiting: Asked[] = [];
let loads = 0;
let timer: ReturnType<typeof setTimeout> | null = null;

const keyOf = ({ type, id, member, language }: Wish) => `${member}.${language}.${type}.${id}`;

export function translationStatus(wish: Wish): Standing | undefined {
  return standings.get(keyOf(wish));
}

export function useTranslationStatus(wish: Wish): Standing | undefined {
  const read = () => standings.get(keyOf(wish));
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/**
 * Requests a translation, once. A pressed request ignores the languages the reader speaks, may retry after a failure,
 * and shows errors; an automatic one is silent.
 */
export function requestTranslation(
  wish: Wish,
  { isPressed = false, into = null }: Partial<Omit<Asked, 'wish'>> = {},
): void {
  const before = translationStatus(wish);
  if (before?.state === 'translating' || (before !== undefined && !isPressed)) return;
  standings.set(keyOf(wish), { state: 'translating' });
  tell();
  waiting.push({ wish, isPressed, into });
  timer ??= setTimeout(send, gatherMs);
}

/** Number of language packs loaded so far: a change re-evaluates waiting texts. */
export function useLanguageLoadCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => loads,
    () => 0,
  );
}

/** Called when a language pack has become available. */
export function languageLoaded(): void {
  loads += 1;
  tell();
}

/** Stores a translation made on this device. */
export function setTranslationStatus(wish: Wish, standing: Standing): void {
  standings.set(keyOf(wish), standing);
  tell();
}

function send(): void {
  timer = null;
  const calls = Map.groupBy(waiting, ({ isPressed, into }) => `${isPressed} ${into}`);
  waiting = [];
  for (const asked of calls.values()) {
    for (let at = 0; at < asked.length; at += callMax) void sendSome(asked.slice(at, at + callMax));
  }
}

async function sendSome(asked: readonly Asked[]): Promise<void> {
  const { into = null, isPressed = false } = asked[0] ?? {};
  try {
    const items = asked.map(({ wish: { type, id } }) => ({ type, id }));
    const reply = await call(translate, { body: { items, ...(into === null ? {} : { to: into }) } });
    asked.forEach(({ wish }, at) => {
      const item = reply.items[at];
      if (item !== undefined) standings.set(keyOf(wish), item);
    });
  } catch (error) {
    const state = isRefusal(error, 'free_share_used_up') ? 'used_up' : 'failed';
    for (const { wish } of asked) standings.set(keyOf(wish), { state, text: null, from: null, to: '', engine: null });
    if (isPressed) showProblem(error);
  }
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
