import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it.each(['/v1/user/%ff', '/v1/feeds/tags/%F0%9F', '/v1/user/%zz'])(
  'answers %s like a path that nobody knows, with all headers',
  async (path) => {
    const reply = await fetch(api.address + path);

    expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
    expect(await reply.json()).toMatchObject({
      code: errors.route_unknown.code,
      request_id: expect.any(String) as string,
    });
  },
);

it('has the headers of a page where the path is not one of the api', async () => {
  const reply = await fetch(`${api.address}/profile/%ff`);

  expect([reply.status, reply.headers.get('content-security-policy')]).toEqual([
    404,
    expect.stringContaining("default-src 'none'"),
  ]);
});

it('reads a path with encoded letters', async () => {
  expect((await fetch(`${api.address}/v1/feeds/tags/m%C3%BCnchen`)).status).toBe(200);
});
