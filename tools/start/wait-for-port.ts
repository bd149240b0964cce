import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const defaultPatienceMs = 12_000;

/**
 * Waits until nobody listens on the port: a program just killed may still be draining. Port 0 means any free one.
 *
 * @returns The port to listen on.
 * @throws With one clear line when it stays taken.
 */
export async function waitForPort(host: string, port: number, patienceMs = defaultPatienceMs): Promise<number> {
  for (const end = Date.now() + patienceMs; Date.now() <= end; await sleep(100)) {
    const free = await tryListen(host, port);
    if (free !== undefined) return free;
  }
  throw new Error(
    `Port ${port} is taken by another program: stop it, or choose another one, for example PORT=${port + 1} npm start`,
  );
}

async function tryListen(host: string, port: number): Promise<number | undefined> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return undefined;
  } finally {
    probe.close();
  }
}
