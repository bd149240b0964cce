import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressReplies } from './compress-replies.ts';

let app: FastifyInstance;
const page = { items: Array.from({ length: 40 }, (_none, id) => ({ id, name: 'Somebody' })) };
const signed = { items: page.items.map((item) => ({ ...item, src: '/media/signed/1.m2.abc.webp' })) };

beforeAll(() => {
  app = fastify();
  compressReplies(app);
  app.get('/v1/page', async () => page);
  app.get('/v1/short', async () => ({ items: [] }));
  app.get('/v1/signed', async () => signed);
  app.post('/v1/page', async () => page);
  app.get('/v1/refused', async (_request, reply) => reply.code(404).send(page));
});
afterAll(() => app.close());

const ask = (url: string, encoding: string, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': encoding } });

describe('a long reply', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed for %s', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await ask('/v1/page', accepted);

    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(page).length / 4);
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(page);
  });

  it('is left alone for a client that takes no encoding', async () => {
    const { headers, body } = await ask('/v1/page', 'br;q=0');

    expect([headers['content-encoding'], JSON.parse(body)]).toEqual([undefined, page]);
  });

  it.each([
    ['with a signed address', '/v1/signed', 'GET'],
    ['of a write', '/v1/page', 'POST'],
    ['with an error', '/v1/refused', 'GET'],
  ] as const)('%s is left alone', async (_what, url, method) => {
    expect((await ask(url, 'br', method)).headers['content-encoding']).toBeUndefined();
  });
});

it('leaves a short reply alone', async () => {
  expect((await ask('/v1/short', 'br')).headers['content-encoding']).toBeUndefined();
});
