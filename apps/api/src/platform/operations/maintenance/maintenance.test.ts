import { errors } from '@peonia/contract/protocol/errors.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';

let api: Api;
const get = (path: string, init: RequestInit = {}) => fetch(`${api.address}${path}`, { redirect: 'manual', ...init });

describe('during maintenance', () => {
  beforeAll(async () => {
    api = await startApi({ MAINTENANCE: '1' });
  });
  afterAll(() => api.close());

  it.each(['/', '/de/', '/user/online', '/assets/app.js'])('redirects %s to the page', async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([307, '/maintenance']);
  });

  it.each(['/v1/me', '/v1/nothing'])('refuses the call %s as JSON', async (path) => {
    const reply = await get(path);

    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await reply.json()).toMatchObject({ code: errors.maintenance.code });
  });

  it('refuses writing calls too', async () => {
    const headers = { 'content-type': 'application/json' };

    expect((await get('/v1/register', { method: 'POST', body: '{}', headers })).status).toBe(503);
  });

  it('keeps the health endpoints available', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it.each(languages)('shows the page in %s without scripts', async (lang) => {
    const reply = await get(`/maintenance?lang=${lang}`);
    const html = await reply.text();
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('60');
    expect(html).not.toMatch(/<script|style=|\{brand\}/);
    expect(html).toContain('aria-current="true"');
  });

  it('uses the language of the browser', async () => {
    expect(await (await get('/maintenance', { headers: { 'accept-language': 'zh-TW' } })).text()).toContain(
      '<html lang="zh-Hant">',
    );
  });

  it('prefers the language that the reader has chosen', async () => {
    const headers = { 'accept-language': 'en', cookie: 'signed_in=1; lang=ja' };

    expect(await (await get('/maintenance', { headers })).text()).toContain('<html lang="ja">');
  });
});

describe('after maintenance', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('redirects from the page to the site', async () => {
    const reply = await get('/maintenance');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/']);
  });
});
