import { buildApp } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import type { Pair } from './readers.ts';
import { recordQueries, type RecordedRequest } from './record-queries.ts';

/** A read that is asked often: several requests of its kind, so that no single row stays in the processor's cache. */
export interface HotRead {
  readonly name: string;
  /** Its queries are told under the name of the read, not together with those of other reads. */
  readonly isApart?: boolean;
  /** With a body it is asked by POST. */
  readonly requests: readonly { readonly path: string; readonly token: string; readonly body?: object }[];
}

const kinds = 40;

export function hotReads(pairs: readonly Pair[], others: readonly number[]): HotRead[] {
  const requests = (path: (pair: Pair, nth: number) => string) =>
    Array.from({ length: kinds }, (_, nth) => {
      const pair = pairs[nth % pairs.length];
      if (pair === undefined) throw new Error('There are no readers');
      return { path: path(pair, nth), token: pair.one.token };
    });
  return [
    { name: 'profile', requests: requests((_pair, nth) => `/v1/user/${others[(nth * 7) % others.length]}`) },
    { name: 'latest', requests: requests(() => '/v1/latest') },
    { name: 'feed', requests: requests(() => '/v1/feeds') },
    { name: 'timeline', requests: requests((_pair, nth) => `/v1/feeds/user/${others[(nth * 11) % others.length]}`) },
    { name: 'thread_list', requests: requests(() => '/v1/message_threads') },
    { name: 'thread_page', requests: requests((pair) => `/v1/message_threads/${pair.other.id}?user=1`) },
  ];
}

/** The queries that each request costs, taken from the program itself. */
export async function recordReads(
  databaseUrl: string,
  reads: readonly HotRead[],
): Promise<Record<string, RecordedRequest[]>> {
  const app = await buildApp(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', RATE_LIMITS: '0' }),
  );
  try {
    const ask = async ({ path, token, body }: HotRead['requests'][number]) => {
      const answer = await app.server.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: body }),
      });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    };
    // What the program does once at its start belongs to no request.
    for (const { requests } of reads) for (const request of requests) await ask(request);
    const plan: Record<string, RecordedRequest[]> = {};
    for (const { name, requests } of reads) {
      const recorded: RecordedRequest[] = [];
      for (const request of requests) recorded.push(await recordQueries(() => ask(request)));
      plan[name] = recorded;
    }
    return plan;
  } finally {
    await app.close();
  }
}
