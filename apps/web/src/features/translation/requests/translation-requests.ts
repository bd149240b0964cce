import { translate, type Translation, type TranslatableType } from '@peonia/contract/translation/translation.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { signal } from '../../../platform/signal.ts';

/**
 * What to translate. `member` and `language` belong to the reader, `version` to the text: another value is another
 * translation.
 */
export interface TranslationRequest {
  readonly type: TranslatableType;
  readonly id: number;
  readonly member: number;
  readonly language: Language;
  /** When the text was edited; null where it was not. */
  readonly version?: string | null;
}

/**
 * State of a translation; `isPressed` if the reader asked for it. For the browser's translator: `unable` means an
 * unsupported pair, `press` that the language pack needs a user gesture to load.
 */
export type TranslationStatus =
  | { readonly state: 'translating'; readonly isPressed: boolean }
  | { readonly state: 'unable' | 'press' }
  | Pick<Translation, 'state' | 'text' | 'from' | 'to' | 'engine'>;

/** Requests within this many milliseconds are sent together, up to the limit of one call. */
const gatherMs = 40;
const callMax = 20;

/** `engine` of what this browser has translated; null is a person. */
export const thisBrowser = 'this browser';

interface PendingRequest {
  readonly request: TranslationRequest;
  readonly isPressed: boolean;
  /** `null` leaves the choice to the server: the reader's language, or the recipient's for an own message. */
  readonly into: Language | null;
}

const statuses = new Map<string, TranslationStatus>();
const changed = signal();
let waiting: PendingRequest[] = [];
let loads = 0;
let timer: ReturnType<typeof setTimeout> | null = null;

const keyOf = ({ type, id, member, language, version = null }: TranslationRequest) =>
  `${member}.${language}.${type}.${id}.${version ?? ''}`;

export function translationStatus(request: TranslationRequest): TranslationStatus | undefined {
  return statuses.get(keyOf(request));
}

export function useTranslationStatus(request: TranslationRequest): TranslationStatus | undefined {
  const read = () => statuses.get(keyOf(request));
  return useSyncExternalStore(changed.subscribe, read, () => undefined);
}

/**
 * Requests a translation, once. A pressed request ignores the languages the reader speaks, may retry after a failure,
 * and shows errors; an automatic one is silent.
 */
export function requestTranslation(
  request: TranslationRequest,
  { isPressed = false, into = null }: Partial<Omit<PendingRequest, 'request'>> = {},
): void {
  const before = translationStatus(request);
  if (before?.state === 'translating' || (before !== undefined && !isPressed)) return;
  statuses.set(keyOf(request), { state: 'translating', isPressed });
  changed.emit();
  waiting.push({ request, isPressed, into });
  timer ??= setTimeout(send, gatherMs);
}

/** Number of language packs loaded so far: a change re-evaluates waiting texts. */
export function useLanguageLoadCount(): number {
  return useSyncExternalStore(
    changed.subscribe,
    () => loads,
    () => 0,
  );
}

/** Called when a language pack has become available. */
export function languageLoaded(): void {
  loads += 1;
  changed.emit();
}

/** Stores a translation made on this device. */
export function setTranslationStatus(request: TranslationRequest, status: TranslationStatus): void {
  statuses.set(keyOf(request), status);
  changed.emit();
}

function send(): void {
  timer = null;
  const calls = Map.groupBy(waiting, ({ isPressed, into }) => `${isPressed} ${into}`);
  waiting = [];
  for (const asked of calls.values()) {
    for (let at = 0; at < asked.length; at += callMax) void sendSome(asked.slice(at, at + callMax));
  }
}

async function sendSome(asked: readonly PendingRequest[]): Promise<void> {
  const { into = null, isPressed = false } = asked[0] ?? {};
  try {
    const items = asked.map(({ request: { type, id } }) => ({ type, id }));
    const reply = await call(translate, { body: { items, ...(into === null ? {} : { to: into }) } });
    asked.forEach(({ request }, at) => {
      const item = reply.items[at];
      if (item !== undefined) statuses.set(keyOf(request), item);
    });
  } catch (error) {
    const state = isRefusal(error, 'free_share_used_up') ? 'used_up' : 'failed';
    for (const { request } of asked)
      statuses.set(keyOf(request), { state, text: null, from: null, to: '', engine: null });
    if (isPressed) showProblem(error);
  }
  changed.emit();
}
