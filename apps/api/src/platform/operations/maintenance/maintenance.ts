import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { collection } from '../../feature.ts';
import { documentLanguage } from '../../http/reading/reader-language.ts';
import { refuse } from '../../http/refusal.ts';
import { operationPaths } from '../operation-paths.ts';
import { maintenancePage } from './maintenance-page.ts';
import { maintenanceScript } from './maintenance-script.ts';
import { maintenanceStyle } from './maintenance-style.ts';
import type { MaintenanceState } from './maintenance-text.ts';

export type { MaintenanceState } from './maintenance-text.ts';

/** Says whether operators have closed the site; asked at every request, so it reads memory only. */
export const maintenanceSources = collection<() => MaintenanceState | null>('platform.maintenance-sources');

/** Seconds until pages and clients retry. */
const againSeconds = 60;
const ownPaths = new Set(['/maintenance', '/maintenance.css', '/maintenance.js', '/status']);
/** Files of the web app and what the staff pages show. */
const filePath = /^\/(?:assets|icons|media|manifest)\/|^\/(?:favicon\.(?:ico|svg)|robots\.txt|sw\.js)$/;
const staffPath = /^\/staff(?:\/|$)/;

/**
 * Maintenance redirects every page to one page (specification section 8, 307) and answers calls with 503, in two ways.
 * The setting `MAINTENANCE` closes everything; under `read`, the switch of the operators, the login, the staff pages
 * and what is under way are served, so that staff can end it.
 */
export function maintenance(app: FastifyInstance, config: Config, read: () => MaintenanceState | null): void {
  const closed: MaintenanceState = { until: null, texts: [] };
  const current = () => (config.maintenance ? closed : read());
  app.addHook('onRequest', (request, reply, done) => {
    if (current() === null) return done();
    const path = request.url.replace(/\?.*$/s, '');
    if (operationPaths.has(path) || ownPaths.has(path)) return done();
    if (!config.maintenance && isServed(request, path)) return done();
    if (path.startsWith('/v1/')) throw refuse('maintenance', { seconds: againSeconds });
    const back = request.method === 'GET' && !config.maintenance ? pathBack(request.url) : '/';
    void reply
      .code(307)
      .header('location', back === '/' ? '/maintenance' : `/maintenance?back=${encodeURIComponent(back)}`)
      .header('retry-after', String(againSeconds))
      .header('cache-control', 'no-store')
      .send();
  });
  app.get<{ Querystring: Record<string, unknown> }>('/maintenance', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const state = current();
    const back = pathBack(request.query['back']);
    // An open maintenance page continues as soon as maintenance is over.
    if (state === null) return reply.redirect(back, 302);
    return reply
      .code(503)
      .header('retry-after', String(againSeconds))
      .type('text/html; charset=utf-8')
      .send(
        maintenancePage({
          language: documentLanguage(request),
          brand: config.brand,
          state,
          back,
          againSeconds,
          hasStatus: !config.maintenance,
        }),
      );
  });
  const asFile = { css: maintenanceStyle, js: maintenanceScript };
  for (const [kind, text] of Object.entries(asFile))
    app.get(`/maintenance.${kind}`, async (_request, reply) =>
      reply
        .type(`text/${kind === 'js' ? 'javascript' : kind}; charset=utf-8`)
        .header('cache-control', 'public, max-age=300')
        .send(text),
    );
}

/** What the switch leaves open: staff pages with their login and files, and calls that say so in the contract. */
function isServed({ routeOptions, url }: FastifyRequest, path: string): boolean {
  if (routeOptions.config.alwaysServed === true || filePath.test(path) || staffPath.test(path)) return true;
  const redirect = path === '/' ? new URLSearchParams(url.replace(/^[^?]*\??/, '')).get('redirect') : null;
  return redirect !== null && staffPath.test(redirect);
}

/** A path of this site, else `/`: never an address of another one. */
function pathBack(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) && !value.startsWith('/maintenance')
    ? value
    : '/';
}
