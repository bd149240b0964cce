import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy on a loopback port, for what happens to connections between machines. */
export interface TcpProxy {
  readonly port: number;
  /** New connections lead there; present ones are cut. */
  pointTo(port: number): void;
  /** Every piece of data waits this long, in both directions. */
  delay(ms: number): void;
  /** This share of the pieces is lost and sent again: it and what follows on its connection come late. */
  lose(share: number): void;
  /** Ends all connections at once, as a restarted firewall does. */
  cut(): void;
  /** Nothing passes any more and nobody is told, until `heal`; then the connections are cut. */
  drop(): void;
  heal(): void;
  close(): Promise<void>;
}

/** TCP sends a lost piece again after so long at least. */
const resendMs = 200;

export async function startProxy(target: number): Promise<TcpProxy> {
  let [to, waitMs, isDropping, lost] = [target, 0, false, 0];
  const sockets = new Set<Socket>();

  function pass(from: Socket, into: Socket): void {
    sockets.add(from);
    let dueAt = 0;
    from.on('data', (piece) => {
      if (isDropping) return;
      const lateMs = Math.random() < lost ? resendMs : 0;
      dueAt = Math.max(dueAt, performance.now() + waitMs + lateMs);
      const wait = dueAt - performance.now();
      if (wait <= 0) into.write(piece);
      // Rounded up: what is due at the same time stays in its order.
      else setTimeout(() => void into.write(piece), Math.ceil(wait));
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
    lose(share) {
      lost = share;
    },
    cut,
    drop() {
      isDropping = true;
    },
    heal() {
      [waitMs, lost] = [0, 0];
      if (isDropping) cut();
      isDropping = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
