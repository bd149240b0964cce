import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startApi, type Api } from '../../../test/api.ts';
import { socketLimits } from './socket-limits.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => api.close());

/** Connects without a grant: returns the close code of an accepted socket, or the HTTP status. */
function knock(from: string): Promise<number> {
  const socket = new WebSocket(`${api.address.replace('http', 'ws')}/v1/realtime`, {
    headers: { 'x-forwarded-for': from },
  });
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    socket.on('close', (code) => resolve(code));
  });
}

it('refuses an address that connects endlessly before the upgrade, and nobody else', async () => {
  const answers: number[] = [];
  for (let round = 0; round < 10; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 32 }, () => knock('203.0.113.9')))));
  expect(answers.filter((code) => code === 1008)).toHaveLength(socketLimits.opensPerMinute);
  expect(answers.filter((code) => code === 429)).toHaveLength(answers.length - socketLimits.opensPerMinute);
  expect(await knock('203.0.113.10')).toBe(1008);
});
