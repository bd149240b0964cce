import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A server in front of the program, whose service worker can become that of a next release. */
interface ReleaseServer {
  readonly baseURL: string;
  /** From now on the worker is a newer one. */
  release(): void;
  close(): Promise<void>;
}

/** Passes everything on to the program. Playwright routes no requests for updates of a worker's script. */
export async function openReleaseServer(program: string): Promise<ReleaseServer> {
  const { hostname, port } = new URL(program);
  let isReleased = false;
  const server = createServer((request, reply) => passOn(request, reply));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.on('upgrade', (request, socket: Socket, head) => {
    const behind = connect(Number(port), hostname, () => {
      const headers = request.rawHeaders.flatMap((name, place, all) =>
        place % 2 ? [] : [`${name}: ${all[place + 1]}`],
      );
      behind.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    for (const one of [socket, behind]) one.on('error', () => [socket, behind].forEach((both) => both.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release() {
      isReleased = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function passOn(request: IncomingMessage, reply: ServerResponse): void {
    const { method, url = '/', headers } = request;
    const isWorker = isReleased && url === '/sw.js';
    const wanted = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers;
    const behind = send({ hostname, port, method, path: url, headers: wanted }, (answer) => {
      const { 'content-length': length, etag, ...rest } = answer.headers;
      if (!isWorker) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(reply, { end: false });
      answer.on('end', () => reply.end('\n// The next release.\n'));
    });
    behind.on('error', () => reply.destroy());
    request.pipe(behind);
  }
}
