import { Agent, request as httpRequest } from 'node:http';

/** What one load found. Times are milliseconds. */
export interface Measured {
  readonly per_second: number;
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Keeps `at_once` pieces of work running for a while, each beginning its next one when the last is done. */
export async function measure(
  at_once: number,
  seconds: number,
  work: (worker: number, nth: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1_000;
  const workers = Array.from({ length: at_once }, async (_, worker) => {
    for (let nth = 0; performance.now() < end; nth += 1) {
      const begun = performance.now();
      await work(worker, nth);
      times.push(performance.now() - begun);
    }
  });
  await Promise.all(workers);
  const took = (performance.now() - started) / 1_000;
  times.sort((one, other) => one - other);
  const at = (share: number) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return { per_second: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), count: times.length };
}

/** The middle of several runs, by requests a second: one run disturbed by the machine does not count. */
export function middle(runs: readonly Measured[]): Measured {
  const sorted = runs.toSorted((one, other) => one.per_second - other.per_second);
  const run = sorted[Math.floor(sorted.length / 2)];
  if (run === undefined) throw new Error('Nothing was measured');
  return run;
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One request over a kept connection; the answer's text. @throws unless it went well. */
export function callHttp({ method, address, headers = {}, body }: HttpCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      address,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if ((response.statusCode ?? 500) < 300) resolve(text);
          else reject(new Error(`${method} ${address} answered ${response.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
