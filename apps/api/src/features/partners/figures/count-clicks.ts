import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { countryOfAddress } from '../../../platform/country/country-of-address.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Worker } from '../../../platform/feature.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { saveClicks } from './click.sql.ts';

/** Counted openings wait at most so long, and at most so many kinds of them. */
const flushMs = 2_000;
const kindsMax = 5_000;
/** Networks that are remembered, so that a reload counts once; forgotten together when they are too many. */
const seenMax = 50_000;

const program = /bot|crawl|spider|slurp|preview|facebookexternalhit|headlesschrome-lighthouse|curl|wget/i;
const pidInUrl = /[?&]pid=([A-Za-z0-9]{6}|[A-Za-z0-9]{4}|[A-Za-z0-9]{3})(?:&|$)/;

export interface ClickCounter extends Worker {
  /** Counts a page that was opened through a link. Never throws. */
  count(request: FastifyRequest): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
}

/**
 * Counts openings of partners' links by code and country, in memory for two seconds. Of the address only the country is
 * kept; that one network opens a link again is known by a hash with a random key of this process, and not stored.
 */
export function openClickCounter(database: Db): ClickCounter {
  const key = randomBytes(32);
  const seen = new Set<string>();
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const isRepeated = (pid: string, address: string) => {
    const hash = createHash('sha256')
      .update(key)
      .update(`${pid} ${networkOfAddress(address)}`)
      .digest('base64');
    if (seen.has(hash)) return true;
    if (seen.size >= seenMax) seen.clear();
    seen.add(hash);
    return false;
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...counts].map(([kind, clicks]) => ({ pid: kind.slice(2), country: kind.slice(0, 2), clicks }));
    counts = new Map();
    if (counted.length === 0) return;
    await saveClicks.run(database, {
      pids: counted.map(({ pid }) => pid),
      countries: counted.map(({ country }) => country),
      counts: counted.map(({ clicks }) => clicks),
    });
  };
  return {
    count(request) {
      const pid = pidOfPage(request);
      if (pid === null || isRepeated(pid, request.ip)) return;
      const kind = `${countryOfAddress(request.ip) ?? 'ZZ'}${pid}`;
      if (!counts.has(kind) && counts.size >= kindsMax) return;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      // A failed write loses clicks, not pages.
      timer ??= setTimeout(() => void flush().catch((error: unknown) => request.log.warn({ err: error })), flushMs);
      timer.unref();
    },
    flush,
    start: () => {},
    close: () => flush().catch(() => {}),
  };
}

/** The code of a page that a person opens; null for calls, files, prefetches and programs. */
function pidOfPage({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || url.startsWith('/v1/') || url.startsWith('/assets/')) return null;
  const pid = pidInUrl.exec(url)?.[1];
  if (pid === undefined || headers.accept?.includes('text/html') !== true) return null;
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document' || headers['sec-purpose'] !== undefined) return null;
  return program.test(headers['user-agent'] ?? 'bot') ? null : pid.toLowerCase();
}
