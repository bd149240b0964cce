import type { Renderer, RenderRequest, Transport } from '@peonia/contract/protocol/page-renderer.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeRenderer } from './make-renderer.tsx';

const noFigure = { minutes: null, target_hours: 24 };
const empty: Transport = async ({ url }) => ({
  status: 200,
  header: () => null,
  body: JSON.stringify(url === '/v1/safety' ? { selfies: noFigure, complaints: noFigure } : { items: [], max_id: -1 }),
});
const refused: Transport = async () => ({
  status: 404,
  header: () => null,
  body: '{"code":404000,"message":"no","request_id":"r"}',
});

let renderer: Renderer;
let production: Renderer;
const site = {
  brand: 'Peonia',
  publicUrl: 'https://example.com',
  manifest: {
    'src/boot.ts': { file: 'assets/boot.js' },
    'src/entry-app.tsx': { file: 'assets/app.js', css: ['assets/app.css'] },
  },
};
beforeAll(async () => {
  production = await makeRenderer({ ...site, isProduction: true });
  renderer = await makeRenderer({ ...site, isProduction: false });
}, 60_000);

const at = (url: string, more: Partial<RenderRequest> = {}): RenderRequest => ({
  url,
  acceptLanguage: undefined,
  keptLanguage: null,
  variant: 'world',
  isSignedIn: false,
  transport: empty,
  ...more,
});

describe('rendering', () => {
  it.each(languages)('gives the landing page in %s with its words in the page', async (language) => {
    const { status, html } = await renderer.render(at(`/${language}/`));
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${languageFacts[language].htmlLang}" dir="ltr"`);
    expect(html).toContain(`href="https://example.com/${language}/"`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it.each(['/', '/home', '/user/online', '/nowhere', '/chats', '/language', '/debug/ui'])(
    'leaves nothing inline on %s',
    async (path) => {
      const { html } = await renderer.render(at(path));
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/\son[a-z]+=/);
      const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
      expect(inline.filter((attributes) => !attributes.includes('type="application/json"'))).toEqual([]);
    },
  );

  // covers: A lang query or path prefix sets the language, kept for 1000 days
  it('chooses the language by prefix, query, cookie and then the browser', async () => {
    const language = async (...parameters: Parameters<typeof at>) =>
      /<html lang="([^"]+)"/.exec((await renderer.render(at(...parameters))).html)?.[1];
    expect(await language('/', { acceptLanguage: 'fr-CA,fr;q=0.9' })).toBe('fr');
    expect(await language('/', { acceptLanguage: 'fr', keptLanguage: 'ko' })).toBe('ko');
    expect(await language('/?lang=it', { acceptLanguage: 'fr', keptLanguage: 'ko' })).toBe('it');
    expect(await language('/tw/home?lang=it', { keptLanguage: 'ko' })).toBe('zh-Hant');
  });

  it('begins in Simplified Chinese on the China domain, unless another language was chosen', async () => {
    const page = async (url: string, more: Partial<RenderRequest> = {}) =>
      (await renderer.render(at(url, { variant: 'china', acceptLanguage: 'fr', ...more }))).html;
    expect(await page('/')).toContain('<html lang="zh-Hans"');
    expect(await page('/home')).toContain('"variant":"china"');
    expect(await page('/', { keptLanguage: 'ko' })).toContain('<html lang="ko"');
    expect(await page('/de/home')).toContain('<html lang="de"');
    expect((await renderer.render(at('/'))).html).toContain('"variant":"world"');
  });

  // covers: The China domain shows the ICP record and asks no foreign host
  it('shows the ICP record at the foot of the China domain only', async () => {
    const record = '<a href="https://beian.miit.gov.cn/">京ICP备12345678号-1</a>';
    const recorded = await makeRenderer({ ...site, isProduction: false, icp: '京ICP备12345678号-1' });
    const page = async (url: string, variant: RenderRequest['variant']) =>
      (await recorded.render(at(url, { variant }))).html;

    expect(await page('/', 'china')).toContain(record);
    expect(await page('/home', 'china')).toContain(record);
    expect(await page('/', 'world')).not.toContain('ICP');
    expect((await renderer.render(at('/', { variant: 'china' }))).html).not.toContain('beian');
  });

  it('names the hosted push-channel service on every page but those of the China domain', async () => {
    const pushChannel = { key: 'app-key', url: 'wss://ws-ap1.example.test' };
    const hosted = await makeRenderer({ ...site, isProduction: false, pushChannel });
    const page = async (variant: RenderRequest['variant']) => (await hosted.render(at('/home', { variant }))).html;

    expect(await page('world')).toContain('"pushChannel":{"key":"app-key","url":"wss://ws-ap1.example.test"}');
    expect(await page('china')).toContain('"pushChannel":null');
  });

  it('answers 404 for what is not there, in any language', async () => {
    for (const path of ['/nowhere', '/de/nowhere', '/xx/home', '/404', '/de/404'])
      expect(await renderer.render(at(path))).toMatchObject({ status: 404 });
    expect((await renderer.render(at('/profile/9', { transport: refused }))).status).toBe(404);
  });

  it('lets "not found" be hydrated, so that presses before it are repeated', async () => {
    const { html } = await renderer.render(at('/profile/9', { transport: refused }));

    expect(html).toContain('"isMissing":true');
  });

  it.each([
    ['/de/chats', '/chats?lang=de'],
    ['/en/chat/7?x=1', '/chat/7?x=1&lang=en'],
    ['/tw/setting/delete?lang=fr', '/setting/delete?lang=tw'],
  ])('sends %s, which has no copy in a language, to the plain address', async (url, location) => {
    for (const isSignedIn of [false, true]) {
      expect(await renderer.render(at(url, { isSignedIn }))).toMatchObject({ status: 302, location });
      expect(renderer.key(at(url, { isSignedIn }))).toBeNull();
    }
  });

  it('speaks of a member only where the address was one', async () => {
    const text = async (url: string) => (await renderer.render(at(url, { transport: refused }))).html;

    expect(await text('/nowhere')).toContain('<h1>Page not found</h1>');
    expect(await text('/nowhere')).toContain('href="/user/search"');
    expect(await text('/nowhere')).not.toContain('User does not exist');
    expect(await text('/profile/9')).toContain('User does not exist');
  });

  it('tells a guest who asks too often to wait', async () => {
    const limited: Transport = async () => ({
      status: 429,
      header: () => null,
      body: '{"code":429000,"message":"Please wait 7 seconds.","request_id":"r"}',
    });

    const { status, html } = await renderer.render(at('/user/online', { transport: limited }));

    expect(status).toBe(429);
    expect(html).toContain('Please wait 7 seconds.');
    expect(html).not.toContain('Page not found');
  });

  // covers: /signup
  it('sends the older names of the doors to the landing page', async () => {
    expect(await renderer.render(at('/login?redirect=%2Fchats'))).toMatchObject({
      status: 302,
      location: '/?redirect=%2Fchats&type=login',
    });
    expect(await renderer.render(at('/signup'))).toMatchObject({ status: 302, location: '/?type=register' });
  });

  describe('of the signed-in shell', () => {
    const unreachable: Transport = () => Promise.reject(new Error('The API was called.'));
    const shell = (url: string, isSignedIn = true) =>
      renderer.render(at(url, { isSignedIn, transport: unreachable, acceptLanguage: 'de' }));

    it.each(['/home', '/user/online', '/profile/9', '/chats'])('puts the navigation around %s', async (path) => {
      const { status, html } = await shell(path);
      expect(status).toBe(200);
      expect(html).toContain('data-audience="member"');
      expect(html).toContain('href="/user/likeme"');
      expect(html).toContain('data-testid="loading"');
      expect(html).not.toContain('type=register');
    });

    it('happens without the hint where only members have a page', async () => {
      const { html } = await shell('/user/likeme', false);
      expect(html).toContain('data-auth="member" data-audience="member"');
      expect(html).toContain('noindex');
      expect(html).toContain('href="/user/request"');
    });

    it('names what the page calls first, which a page of a guest has in it', async () => {
      expect((await shell('/chat/9')).html).toContain(
        'data-calls="/v1/message_threads /v1/message_threads/:id?user=1"',
      );
      expect((await shell('/chats')).html).toContain('data-calls="/v1/message_threads"');
      expect((await renderer.render(at('/home'))).html).not.toContain('data-calls');
    });

    it('titles the page in the language of the document', async () => {
      const { html } = await shell('/user/online');
      expect(html).toContain('<h1>Jetzt online</h1>');
      expect(html).toContain('<title>Jetzt online · Peonia</title>');
    });

    it('is the same for every address of a route', async () => {
      expect((await shell('/profile/1?x=1')).html).toBe((await shell('/profile/2')).html);
    });

    it('answers 404 for what is not there', async () => {
      const { status, html } = await shell('/nowhere');
      expect(status).toBe(404);
      expect(html).toContain('data-audience="member"');
    });
  });

  it('has no page of parts in production', async () => {
    expect((await renderer.render(at('/debug/ui'))).status).toBe(200);
    expect((await production.render(at('/debug/ui'))).status).toBe(404);
  });
});

describe('keys of cached pages', () => {
  const key = (
    url: string,
    keptLanguage: string | null = null,
    variant: RenderRequest['variant'] = 'world',
    isSignedIn = false,
  ) => renderer.key({ url, acceptLanguage: 'de', keptLanguage, variant, isSignedIn });
  const shellKey = (url: string) => key(url, null, 'world', true);

  it('are equal where the page is', () => {
    expect(key('/home?pid=abc')).toBe(key('/home'));
    expect(key('/chats')).toBe(key('/chats'));
    expect(key('/?type=other')).toBe(key('/'));
  });

  it('differ where the page does', () => {
    expect(key('/home')).not.toBe(key('/home', 'ko'));
    expect(new Set([key('/'), key('/?type=login'), key('/?type=register')]).size).toBe(3);
    expect(key('/profile/1')).not.toBe(key('/profile/2'));
    expect(key('/', 'de', 'china')).not.toBe(key('/', 'de'));
  });

  it('differ between guests and members, except where only one of them has a page', () => {
    expect(shellKey('/home')).not.toBe(key('/home'));
    expect(shellKey('/nowhere')).not.toBe(key('/nowhere'));
    expect(shellKey('/user/likeme')).toBe(key('/user/likeme'));
    expect(shellKey('/')).toBe(key('/'));
  });

  it('are equal for all addresses of a route where the shell is rendered', () => {
    expect(shellKey('/profile/1')).toBe(shellKey('/profile/2'));
    expect(shellKey('/profile/1')).not.toBe(shellKey('/de/profile/1'));
  });

  // covers: /login
  it('know nothing of queries that no page goes by, and one of all that leads nowhere', () => {
    expect(key('/home?x=1')).toBe(key('/home'));
    expect(key('/nowhere?x=1')).toBe(key('/somewhere/else'));
    expect(key('/login')).toBeNull();
  });
});

describe('sitemap and robots', () => {
  it('list every findable page in every language and keep members’ pages out', () => {
    const sitemap = renderer.sitemap('https://example.com');
    expect(sitemap).toContain('<loc>https://example.com/</loc>');
    expect(sitemap).toContain('<loc>https://example.com/ja/user/online</loc>');
    expect(sitemap).not.toContain('/chats');
    expect(renderer.robots('https://example.com')).toContain('Disallow: /user/likeme');
    expect(renderer.robots('https://example.com')).toContain('Sitemap: https://example.com/sitemap.xml');
  });
});

describe('the manifest of the installed app', () => {
  it.each(languages)('describes the app in %s', (language) => {
    const manifest = JSON.parse(renderer.webManifest(language) ?? '') as {
      lang: string;
      name: string;
      description: string;
    };

    expect(manifest).toMatchObject({ name: 'Peonia', lang: languageFacts[language].htmlLang });
    expect(manifest.description).not.toBe('');
  });

  it('is named by every document in its language', async () => {
    const { html } = await renderer.render(at('/ja/'));

    expect(html).toContain('<link rel="manifest" href="/manifest/ja">');
  });

  it('does not exist in an unknown language', () => {
    expect(renderer.webManifest('xx')).toBeNull();
  });
});
