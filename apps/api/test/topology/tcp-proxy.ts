import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy on a loopback port, for what happens to connections between machines. */
export interface TcpProxy {
  readonly port: number;
  /** New connections lead there; present ones are cut. */
  pointTo(port: number): void;
  /** Every piece of data waits this long, in both directions. */
  delay(ms: number): void;
  /** Ends all connections at once, as a restarted firewall does. */
  cut(): void;
  /** Nothing passes any more and nobody is told, until `heal`; then the connections are cut. */
  drop(): void;
  heal(): void;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<TcpProxy> {
  let [to, waitMs, isDropping] = [target, 0, false];
  const sockets = new Set<Socket>();

  function pass(from: Socket, into: Socket): void {
    sockets.add(from);
    from.on('data', (piece) => {
      if (isDropping) return;
      if (waitMs === 0) into.write(piece);
      else setTimeout(() => void into.write(piece), waitMs);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      into.destroy();
    });
  }
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    pointTo(port) {
      to = port;
      cut();
    },
    delay(ms) {
      waitMs = ms;
    },
    cut,
    drop() {
      isDropping = true;
    },
    heal() {
      waitMs = 0;
      if (isDropping) cut();
      isDropping = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
