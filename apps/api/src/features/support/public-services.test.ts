import { readFileSync } from 'node:fs';
import { pagesContract } from '@peonia/contract/pages/pages.schema.ts';
import { clientContract } from '@peonia/contract/protocol/client.schema.ts';
import { clientVersion } from '@peonia/contract/protocol/client.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { trialDays } from '@peonia/core/packs.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { pageNames } from '@peonia/i18n/pages/page-tree.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({
    BRAND: 'Rosalie',
    CLIENT_LATEST: '1.4.0',
    CLIENT_MINIMUM: '1.2',
    CLIENT_PLATFORMS: 'windows=1.3.0/1.1.0',
    CLIENT_URL: 'https://example.com/get/{platform}/',
  });
});
afterAll(() => api.close());

describe('GET page', () => {
  // covers: GET /page
  it('answers every page in every language with the name of the operator', async () => {
    for (const lang of languages) {
      for (const name of pageNames) {
        const { status, body } = await api.guest().call(pagesContract.getPage, { query: { name, lang } });
        expect([lang, name, status]).toEqual([lang, name, 200]);
        expect(JSON.stringify(body)).not.toContain('{brand}');
        expect(body.text.length).toBeGreaterThan(30);
      }
    }
    expect(
      (await api.guest().call(pagesContract.getPage, { query: { name: 'about', lang: 'de' } })).body,
    ).toMatchObject({
      title: 'Über uns',
      description: expect.stringContaining('Rosalie bringt'),
    });
  });

  it('goes by the language of the reader where none is asked for', async () => {
    expect((await api.guest('ja').call(pagesContract.getPage, { query: { name: 'help' } })).body.title).toBe('ヘルプ');
  });

  it.each(['nothing', '../en/about', '__proto__', ''])('does not know %o', async (name) => {
    expect((await api.guest().call(pagesContract.getPage, { query: { name } })).status).toBe(404);
  });
});

it('promises on its pages what the limits of the product are', async () => {
  const textOf = async (name: string) => (await api.guest().call(pagesContract.getPage, { query: { name } })).body.text;
  expect(await textOf('terms')).toContain(`${limits.age_min} or older`);
  expect(await textOf('terms')).toContain(`${limits.name_min} to ${limits.name_max} characters`);
  expect(await textOf('terms')).toContain(`erased after ${limits.closed_account_days} days`);
  expect(await textOf('faq')).toContain(
    `${limits.conversations_unverified_per_day}, ${limits.conversations_verified_per_day} or ${limits.conversations_vip_per_day}`,
  );
  expect(await textOf('faq')).toContain(`valid for ${limits.code_minutes} minutes`);
  expect(await textOf('faq')).toContain(`more than ${limits.devices_max} devices`);
  expect(await textOf('help')).toContain(`within ${limits.recall_seconds / 60} minutes`);
  expect(await textOf('vip')).toContain(`${trialDays}-day trial`);
  for (const name of ['faq', 'paid', 'vip']) expect(await textOf(name)).not.toMatch(/\{\w+\}/);
});

describe('GET version', () => {
  // covers: GET /version/:client/:platform
  it('answers what the operator has set', async () => {
    const { body } = await api
      .guest()
      .call(clientContract.checkVersion, { params: { client: '1.0.0', platform: 'android' } });
    expect(body).toEqual({ latest: '1.4.0', minimum: '1.2', url: 'https://example.com/get/android' });
  });

  it('answers the versions of a platform that has its own', async () => {
    const { body } = await api
      .guest()
      .call(clientContract.checkVersion, { params: { client: '1.0.0', platform: 'windows' } });
    expect(body).toEqual({ latest: '1.3.0', minimum: '1.1.0', url: 'https://example.com/get/windows' });
  });

  it.each([
    { client: 'one', platform: 'android' },
    { client: '1.0.0', platform: 'A/B' },
  ])('refuses %o', async (params) => {
    expect((await api.guest().call(clientContract.checkVersion, { params })).status).toBe(400);
  });

  it('is the version of the whole', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(clientVersion).toBe(version);
  });
});

describe('POST error', () => {
  const report = { kind: 'TypeError', frames: ['assets/app-1a2b3c.js:12:345'], route: '/profile/:id', client: '1.0.0' };

  // covers: POST /error
  it('counts a report by its class', async () => {
    expect((await api.guest().call(clientContract.reportError, { body: report })).status).toBe(200);
    expect(await (await fetch(`${api.address}/metrics`)).text()).toContain('client_errors_total{kind="TypeError"} 1');
  });

  it.each([
    ['a message', { ...report, message: 'Cannot read Anna' }],
    ['a class of its own', { ...report, kind: 'anna@example.com' }],
    ['a foreign file', { ...report, frames: ['https://example.com/x.js:1:1'] }],
    ['an address in place of a pattern', { ...report, route: '/user/search?q=Anna' }],
    ['too many frames', { ...report, frames: Array.from({ length: 11 }, () => report.frames[0]) }],
  ])('refuses %s', async (_what, body) => {
    expect((await api.guest().call(clientContract.reportError, { body })).status).toBe(400);
  });
});
