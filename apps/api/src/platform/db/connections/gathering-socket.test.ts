import { once } from 'node:events';
import { createServer, type AddressInfo, Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

it('sends what was written while corked in order as one buffer', async () => {
  const lists = vi.spyOn(Socket.prototype, '_writev');
  const received: string[] = [];
  const server = createServer((peer) => peer.on('data', (piece) => received.push(String(piece))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = new GatheringSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');

  socket.cork();
  for (const text of ['a', 'b', 'c']) socket.write(Buffer.from(text));
  const sent = new Promise((resolve) => socket.write(Buffer.from('d'), resolve));
  socket.uncork();

  await sent;
  await vi.waitFor(() => expect(received.join('')).toBe('abcd'));
  expect(lists).not.toHaveBeenCalled();
  lists.mockRestore();
  socket.destroy();
  server.close();
});
