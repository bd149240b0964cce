import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as it goes over the wire. */
export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface DoubleServer {
  readonly address: string;
  /** Everything that was asked, in order. */
  readonly asked: Asked[];
  /** While it is set, every call is answered with it: the provider is down. */
  down: number | null;
  close(): Promise<void>;
}

/** The HTTP side that the doubles of payment providers share. `answer` gives status, body and headers. */
export async function openDouble(
  answer: (asked: Asked) => { status: number; body: Buffer | string; headers?: Record<string, string> },
): Promise<DoubleServer> {
  const asked: Asked[] = [];
  const server = createServer((request: IncomingMessage, reply: ServerResponse) => {
    void request.toArray().then((parts) => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts as Buffer[]),
      };
      asked.push(one);
      const { status, body, headers = {} } = control.down === null ? answer(one) : { status: control.down, body: '{}' };
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const control: DoubleServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    down: null,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return control;
}
