import { openBreaker, ServiceAway } from './breaker.ts';
import { publishOutgoingCall } from './outgoing-calls.ts';

interface OutgoingOptions {
  readonly timeoutMs?: number;
  readonly bytesMax?: number;
}

export interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: NonNullable<Parameters<typeof fetch>[1]>['body'];
}

export type OutgoingFetch = (url: string | URL, request?: OutgoingRequest) => Promise<Response>;

/**
 * The only way to call an external service: 5 s in total, a size cap, no redirects, and a circuit breaker. Responses of
 * 500 and above count as failures. The caller fixes the host: member input never reaches a URL unchecked. Source:
 * requirements 20.
 */
export function openOutgoing(
  service: string,
  { timeoutMs = 5_000, bytesMax = 512 * 1024 }: OutgoingOptions = {},
): OutgoingFetch {
  const breaker = openBreaker(service);
  return async (url, { method = 'GET', headers = {}, body = null } = {}) => {
    let refused: Response | null = null;
    const startedAt = performance.now();
    const report = (outcome: 'answered' | 'failed' | 'refused') =>
      publishOutgoingCall({ service, outcome, startedAt, ms: performance.now() - startedAt });
    const answered = await breaker
      .run(async () => {
        const init = { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
        const reply = await fetch(url, init);
        const whole = await readWhole(reply, bytesMax);
        if (reply.status < 500) {
          report('answered');
          return whole;
        }
        refused = whole;
        throw new Error(`${service} answered ${reply.status}`);
      })
      .catch((error: unknown) => {
        report(error instanceof ServiceAway ? 'refused' : 'failed');
        if (refused !== null) return refused;
        throw error;
      });
    return answered;
  };
}

/** Reads the body under the cap and the time limit into memory. */
async function readWhole(reply: Response, bytesMax: number): Promise<Response> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > bytesMax) throw new RangeError('The answer is too long');
    parts.push(part);
  }
  const empty = reply.status === 204 || reply.status === 304;
  return new Response(empty ? null : Buffer.concat(parts), { status: reply.status, headers: reply.headers });
}
