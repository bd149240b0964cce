import { escapeHtml } from '@peonia/core/escape-html.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyInstance } from 'fastify';
import { readerLanguage } from '../http/reading/reader-language.ts';
import { operationPage } from './operation-page.ts';
import { statusParts, type Status, type StatusReader } from './status.ts';

const reloadSeconds = 60;
/** Seconds that browsers and proxies keep the page. */
const maxAgeSeconds = 15;

/** `/status`: which parts of the service work, for everybody; also during maintenance. It names no machine. */
export function statusPage(app: FastifyInstance, brand: string, status: StatusReader): void {
  app.addHook('onClose', async () => status.close());
  app.get('/status', async (request, reply) => {
    const language = readerLanguage(request);
    return reply
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(pageOf(language, brand, await status.read()));
  });
}

function pageOf(language: Language, brand: string, status: Status): string {
  const say = (id: string) => escapeHtml(serverText(language, id));
  const isWhole = statusParts.every((part) => status[part] === 'works');
  const rows = statusParts.map(
    (part) =>
      `<li><span>${say(`status.part.${part}`)}</span><strong class="${status[part]}">${say(`status.state.${status[part]}`)}</strong></li>`,
  );
  return operationPage({
    language,
    brand,
    title: serverText(language, isWhole ? 'status.title.works' : 'status.title.disturbed'),
    path: '/status',
    body: `<ul class="status">${rows.join('')}</ul>\n<p>${say('status.note')}</p>`,
    reloadSeconds,
  });
}
