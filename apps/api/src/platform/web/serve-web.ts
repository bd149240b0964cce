import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PageRequest, signedInCookie, type SiteFacts } from '@peonia/contract/protocol/page-renderer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiFolder } from '../api-folder.ts';
import type { Config } from '../config/config.ts';
import { readCookies } from '../http/reading/read-cookies.ts';
import { refuse } from '../http/refusal.ts';
import { assetFiles } from './asset-files.ts';
import { cspReportRoute } from './csp-report-route.ts';
import { insideTransport } from './inside-transport.ts';
import { openPageCache, packPage } from './page-cache.ts';
import { loadRenderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

interface WebOptions {
  /** Folder with `client` and `server` of the built web app. */
  readonly distDir?: string;
  /** Of `siteFacts`. */
  readonly facts?: readonly Partial<SiteFacts>[];
  /** Another number after each change of what rendered pages show. */
  readonly pagesVersion?: () => number;
}

const builtApp = join(apiFolder, '../web/dist');
/** Age of a guest's page in milliseconds from which it is rendered again behind its answer. */
const FRESH = 5_000;
/** Milliseconds for which a guest's page may be behind what it shows, such as a profile that was hidden since. */
const OLDEST = 15_000;
const MOST_PAGES = 500;

/**
 * Serves the web app: files of the build, pages rendered for guests and signed-in shells, both cached per language,
 * sitemap, robots and the manifest of the installed app. Without a build (an api on its own, tests) only the report
 * route is there.
 */
export async function serveWeb(
  app: FastifyInstance,
  config: Config,
  { distDir = builtApp, facts = [], pagesVersion = () => 0 }: WebOptions = {},
): Promise<void> {
  cspReportRoute(app, config);
  if (!existsSync(join(distDir, 'server/make-renderer.js'))) return;
  // Half a second of work: the first page waits for it, a process in production loads it once it listens.
  let loaded: ReturnType<typeof loadRenderer> | null = null;
  const loadOnce = () => (loaded ??= loadRenderer(config, distDir, facts));
  if (config.env === 'production')
    app.addHook('onListen', (done) => {
      loadOnce().catch((error: unknown) => app.log.error({ err: error }, 'the web app could not be loaded'));
      done();
    });
  const pages = openPageCache({ ttlMs: FRESH, mostMs: OLDEST, most: MOST_PAGES });
  const files = await assetFiles(app, join(distDir, 'client'));

  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send((await loadOnce()).sitemap(addressOf(config, request))),
  );
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send((await loadOnce()).robots(addressOf(config, request))),
  );

  app.get<{ Params: { language: string } }>('/manifest/:language', async ({ params }, reply) => {
    const manifest = (await loadOnce()).webManifest(params.language);
    if (manifest === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest);
  });

  await app.register(shareFallback);

  // Browsers ask for it where a document names no icon.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/favicon.svg', 301),
  );

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/v1/')) throw refuse('route_unknown');
    const [path = '/'] = request.url.split('?');
    if (files.has(path)) return reply.sendFile(path);
    // A file that a release took away is not a page.
    if (request.url.startsWith('/assets/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const renderer = await loadOnce();
    const page = pageRequest(request);
    const render = () => renderer.render({ ...page, transport: insideTransport(app, request) });
    const key = renderer.key(page);
    // With other prices or texts it is another page.
    if (key !== null) return sendPage(request, reply, await pages.get(`${key} ${pagesVersion()}`, render));
    const made = await render();
    if (made.location !== undefined) return reply.header('cache-control', 'no-store').redirect(made.location, 302);
    return sendPage(request, reply, await packPage(made));
  });
}

/** The service worker of the installed app takes shared content; without it the content is lost, not the page. */
async function shareFallback(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/share', async (_request, reply) => reply.header('cache-control', 'no-store').redirect('/home', 303));
}

function pageRequest(request: FastifyRequest): PageRequest {
  const cookie = readCookies(request.headers.cookie);
  const language = cookie.get('lang') ?? '';
  return {
    url: request.url,
    variant: request.variant,
    acceptLanguage: request.headers['accept-language'],
    keptLanguage: /^[a-z]{2}$/.test(language) ? language : null,
    isSignedIn: cookie.get(signedInCookie) === '1',
  };
}

function addressOf(config: Config, request: FastifyRequest): string {
  return config.publicUrl || `${request.protocol}://${request.host}`;
}
