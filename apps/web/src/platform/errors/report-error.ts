import {
  clientVersion,
  errorClasses,
  type ErrorReport,
  reportError as endpoint,
} from '@peonia/contract/protocol/client.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { call } from '../api/call.ts';
import { ApiError, NetworkError } from '../api/problem.ts';
import { pagePattern } from '../settings.ts';

/** Limits the reports of a page that fails in a loop. */
const MOST_REPORTS = 10;
const MOST_FRAMES = 10;
const told = new Set<string>();

/** Reports uncaught errors. Call once when the program starts in a browser. */
export function watchErrors(): void {
  addEventListener('error', (event) => {
    // Foreign scripts and failed images have no error object.
    if (event.error !== null && event.error !== undefined) reportError(event.error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Reports an error of this program to the server. Ignores refusals and network errors. */
export function reportError(failure: unknown): void {
  if (failure instanceof ApiError || failure instanceof NetworkError) return;
  if (failure instanceof DOMException && failure.name === 'AbortError') return;
  const report = describeError(failure, location.pathname);
  const key = JSON.stringify(report);
  if (told.has(key) || told.size >= MOST_REPORTS) return;
  told.add(key);
  // A failed report must not be reported.
  void call(endpoint, { body: report }).catch(() => {});
}

/**
 * Report without personal data: class of the error, positions in our files, route pattern. Never the message or the
 * path: both may contain personal data.
 */
export function describeError(error: unknown, path: string, origin: string = location.origin): ErrorReport {
  const name = error instanceof Error ? error.name : 'Other';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').flatMap((line) => {
    const [, file, row, column] = /(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/.exec(line.trim()) ?? [];
    if (file === undefined || !file.startsWith(`${origin}/assets/`)) return [];
    const place = file.slice(origin.length + 1);
    return /^assets\/[A-Za-z0-9._-]{1,80}$/.test(place) ? [`${place}:${row}:${column}`] : [];
  });
  return {
    kind: errorClasses.find((known) => known === name) ?? 'Other',
    frames: frames.slice(0, MOST_FRAMES),
    route: pagePattern(languageFromPath(path).rest) ?? '/',
    client: clientVersion,
  };
}
