import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { openBreaker, ServiceAway } from './breaker.ts';
import { publishOutgoingCall } from './outgoing-calls.ts';

interface Http2Reply {
  readonly status: number;
  readonly body: string;
}

interface OutgoingHttp2 {
  request(headers: OutgoingHttpHeaders, body: string): Promise<Http2Reply>;
  close(): void;
}

const timeoutMs = 5_000;
const charactersMax = 16_384;

/**
 * Calls a service that speaks HTTP/2 only, over one connection that is opened when it is needed: 5 s in total, a size
 * cap, and a circuit breaker. Source: requirements 20.
 */
export function openHttp2(service: string, origin: string): OutgoingHttp2 {
  const breaker = openBreaker(service);
  let open: ClientHttp2Session | null = null;
  const connection = () => {
    if (open !== null && !open.closed && !open.destroyed) return open;
    const session = connect(origin);
    const forget = () => {
      if (open === session) open = null;
    };
    // Errors of the connection reach its requests as well.
    session.on('error', forget);
    session.on('goaway', forget);
    session.on('close', forget);
    session.unref();
    open = session;
    return session;
  };
  return {
    async request(headers, body) {
      const startedAt = performance.now();
      const report = (outcome: 'answered' | 'failed' | 'refused') =>
        publishOutgoingCall({ service, outcome, startedAt, ms: performance.now() - startedAt });
      let refused: Http2Reply | null = null;
      try {
        return await breaker.run(async () => {
          const reply = await exchange(connection(), headers, body);
          if (reply.status < 500) {
            report('answered');
            return reply;
          }
          refused = reply;
          throw new Error(`${service} answered ${reply.status}`);
        });
      } catch (error) {
        report(error instanceof ServiceAway ? 'refused' : 'failed');
        if (refused !== null) return refused;
        throw error;
      }
    },
    close: () => open?.destroy(),
  };
}

function exchange(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body: string): Promise<Http2Reply> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':method': 'POST', ...headers });
    const timer = setTimeout(() => stream.destroy(new Error('The service did not answer in time')), timeoutMs);
    let status = 0;
    let text = '';
    stream.setEncoding('utf8');
    stream.on('response', (answered) => {
      status = Number(answered[':status'] ?? 0);
    });
    stream.on('data', (part: string) => {
      text += part;
      if (text.length > charactersMax) stream.destroy(new RangeError('The answer is too long'));
    });
    stream.on('error', reject);
    stream.on('close', () => {
      clearTimeout(timer);
      if (status === 0) reject(new Error('The service closed the connection'));
      else resolve({ status, body: text });
    });
    stream.end(body);
  });
}
