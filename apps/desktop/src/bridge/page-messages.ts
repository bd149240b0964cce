import type { AutostartState, ShellNotification } from '@peonia/contract/protocol/app-shell.ts';
import { openablePath } from '@peonia/contract/protocol/deep-link.ts';
import { type Language, isLanguage } from '@peonia/i18n/languages.ts';
import { isPageOf } from '../pages/is-page-of.ts';

/** Messages of the page to the client, by channel. */
export interface PageMessages {
  readonly 'shell:unread': number;
  readonly 'shell:language': Language;
  readonly 'shell:notification': ShellNotification;
  /** The page has begun to listen to paths. */
  readonly 'shell:listens': null;
  readonly 'shell:autostart-read': null;
  readonly 'shell:autostart-write': AutostartState;
  readonly 'shell:spelling-read': null;
  readonly 'shell:spelling-choose': readonly string[];
  readonly 'shell:update-read': null;
  readonly 'shell:update-install': null;
}

export type PageChannel = keyof PageMessages;

/** Channels that have an answer. */
export const answeredChannels = [
  'shell:autostart-read',
  'shell:autostart-write',
  'shell:spelling-read',
  'shell:spelling-choose',
  'shell:update-read',
  'shell:update-install',
] as const satisfies readonly PageChannel[];
export const toldChannels = [
  'shell:unread',
  'shell:language',
  'shell:notification',
  'shell:listens',
] as const satisfies readonly PageChannel[];

/** Messages of the client to the page. */
export const pathChannel = 'shell:path';
export const updateChannel = 'shell:update';

/** Where a message came from. */
interface Sender {
  /** Address of the frame; empty if the frame is gone. */
  readonly address: string;
  readonly isMainFrame: boolean;
}

/** Only the main frame of the product's own pages may speak to the client. */
export function isTrusted({ address, isMainFrame }: Sender, origin: string): boolean {
  return isMainFrame && isPageOf(address, origin);
}

type Reader<T> = (value: unknown) => T | undefined;

const nothing: Reader<null> = (value) => (value === null || value === undefined ? null : undefined);
const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length <= longest ? value : undefined;

const readers: { readonly [C in PageChannel]: Reader<PageMessages[C]> } = {
  'shell:unread': (value) =>
    Number.isSafeInteger(value) && (value as number) >= 0 ? Math.min(value as number, 99_999) : undefined,
  'shell:language': (value) => (isLanguage(value) ? value : undefined),
  'shell:notification': readNotification,
  'shell:listens': nothing,
  'shell:autostart-read': nothing,
  'shell:autostart-write': readAutostart,
  'shell:spelling-read': nothing,
  'shell:spelling-choose': readCodes,
  'shell:update-read': nothing,
  'shell:update-install': nothing,
};

/** Reads the payload of a message; undefined if it is not what the channel takes. Unknown fields are dropped. */
export function readPageMessage<C extends PageChannel>(channel: C, payload: unknown): PageMessages[C] | undefined {
  return readers[channel](payload);
}

function readNotification(value: unknown): ShellNotification | undefined {
  if (!isRecord(value)) return undefined;
  const [id, title, body] = [text(value['id'], 100), text(value['title'], 200), text(value['body'], 1_000)];
  const path = openablePath(text(value['path'], 500) ?? '');
  if (id === undefined || title === undefined || body === undefined || path === null) return undefined;
  return { id, title, body, path, isSilent: value['isSilent'] === true };
}

function readAutostart(value: unknown): AutostartState | undefined {
  if (!isRecord(value)) return undefined;
  const { isOn, isHidden } = value;
  return typeof isOn === 'boolean' && typeof isHidden === 'boolean' ? { isOn, isHidden } : undefined;
}

function readCodes(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > 50) return undefined;
  const codes = value.filter((code): code is string => typeof code === 'string' && /^[A-Za-z-]{2,20}$/.test(code));
  return codes.length === value.length ? [...new Set(codes)] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
