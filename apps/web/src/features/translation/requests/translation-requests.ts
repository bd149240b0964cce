import { translate, type Translation, type TranslatableType } from '@peonia/contract/translation.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';

/**
 * What is to be translated. `member` and `language` are of the reader: with another of either it is another
 * translation.
 */
export interface Wish {
  readonly type: TranslatableType;
  readonly id: number;
  readonly member: number;
  readonly language: Language;
}

/**
 * How a translation stands on this page. Of one that the browser makes: `unable`, it does not know the two languages;
 * `press`, it may load them once it is pressed again.
 */
export type Standing =
  | { readonly state: 'translating' | 'unable' | 'press' }
  | Pick<Translation, 'state' | 'text' | 'from' | 'to' | 'engine'>;

/** Wishes of this moment travel together, as many as one call takes. */
const gatherMs = 40;
const callMax = 20;

interface Asked {
  readonly wish: Wish;
  readonly isPressed: boolean;
  /** Null leaves it to the server: the reader's language unless they read the text, the other's of an own message. */
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
 * Asks for a translation, once. A reader who presses wants it whatever languages they speak, may ask again after a
 * failure, and is told why it is refused; what the page asks for by itself stays silent.
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

/** How often this browser has loaded a language: what was left for want of it is looked at again. */
export function useLanguageLoadCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => loads,
    () => 0,
  );
}

/** Says that this browser has everything for a pair of languages, perhaps since now. */
export function languageLoaded(): void {
  loads += 1;
  tell();
}

/** Shows a translation that was made on this device. */
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
