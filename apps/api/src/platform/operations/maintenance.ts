import { languageFacts, languages, type Language } from '@peonia/i18n/languages.ts';
import { fillBrand } from '@peonia/i18n/pages/page-tree.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { readerLanguage } from '../http/reader-language.ts';
import { maintenanceStyle } from './maintenance-style.ts';
import { operationPaths } from './operation-paths.ts';

/** Seconds until pages and clients retry. */
const againSeconds = 60;
/** Paths that stay available. */
const open = new Set([...operationPaths, '/maintenance', '/maintenance.css']);

/** Redirects every page and call to one page during maintenance. Source: specification section 8, 307. */
export function maintenance(app: FastifyInstance, config: Config): void {
  if (config.maintenance) {
    app.addHook('onRequest', async (request, reply) => {
      if (open.has(request.url.replace(/\?.*$/s, ''))) return;
      return reply
        .code(307)
        .header('location', '/maintenance')
        .header('retry-after', String(againSeconds))
        .header('cache-control', 'no-store')
        .send();
    });
  }
  app.get('/maintenance', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // An open maintenance page continues as soon as maintenance is over.
    if (!config.maintenance) return reply.redirect('/', 302);
    return reply
      .code(503)
      .header('retry-after', String(againSeconds))
      .type('text/html; charset=utf-8')
      .send(maintenancePage(readerLanguage(request), config.brand));
  });
  app.get('/maintenance.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(maintenanceStyle),
  );
}

/** Works without scripts: it reloads itself. */
function maintenancePage(language: Language, brand: string): string {
  const { title, body } = serverPage(language, 'maintenance');
  const paragraphs = body.trim().split(/\n{2,}/);
  const links = languages.map((code) => {
    const { htmlLang, ownName } = languageFacts[code];
    return `<a href="/maintenance?lang=${code}" lang="${htmlLang}" hreflang="${htmlLang}"${code === language ? ' aria-current="true"' : ''}>${escape(ownName)}</a>`;
  });
  return `<!doctype html>
<html lang="${languageFacts[language].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${againSeconds}">
<title>${escape(title)} · ${escape(brand)}</title><link rel="stylesheet" href="/maintenance.css"></head>
<body><main><p class="brand">${escape(brand)}</p><h1>${escape(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escape(fillBrand(paragraph, brand))}</p>`).join('\n')}
<nav>${links.join(' ')}</nav></main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
