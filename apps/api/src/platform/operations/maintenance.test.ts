import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

let api: Api;
const get = (path: string, init: RequestInit = {}) => fetch(`${api.address}${path}`, { redirect: 'manual', ...init });

describe('while the product is being worked on', () => {
  beforeAll(async () => {
    api = await startApi({ MAINTENANCE: '1' });
  });
  afterAll(() => api.close());

  it.each(['/', '/de/', '/user/online', '/v1/me', '/v1/nothing', '/assets/app.js'])(
    'leads %s to the page',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, reply.headers.get('location')]).toEqual([307, '/maintenance']);
    },
  );

  it('leads a call that writes there too', async () => {
    expect(
      (await get('/v1/register', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(307);
  });

  it('leaves the state of the process readable', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it.each(languages)('shows the page in %s without any script', async (lang) => {
    const reply = await get(`/maintenance?lang=${lang}`);
    const html = await reply.text();
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('60');
    expect(html).not.toMatch(/<script|style=|\{brand\}/);
    expect(html).toContain('aria-current="true"');
  });

  it('goes by the language of the browser', async () => {
    expect(await (await get('/maintenance', { headers: { 'accept-language': 'zh-TW' } })).text()).toContain(
      '<html lang="zh-Hant">',
    );
  });
});

describe('when it is over', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('leads from the page to the site', async () => {
    const reply = await get('/maintenance');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/']);
  });
});
