import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { localePath } from '../../platform/router/local-path.ts';
import type { RouteEntry } from '../route-entry.ts';

/** Writes every indexable page without parameters, in each of its languages with hreflang. */
export function writeSitemap(table: readonly RouteEntry[], publicUrl: string): string {
  const fixed = table.filter((entry) => entry.indexable && !entry.path.includes(':'));
  const pages = [{ path: '/', localized: true }, ...fixed];
  const urls = pages.flatMap(({ path, localized }) => {
    const copies = localized ? [null, ...languages] : [null];
    return copies.map(
      (language) =>
        `<url><loc>${publicUrl}${localePath(path, language)}</loc>${localized ? alternates(path, publicUrl) : ''}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`;
}

function alternates(path: string, publicUrl: string): string {
  const link = (tag: string, address: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
  const copies = languages.map((language) =>
    link(languageFacts[language].htmlLang, publicUrl + localePath(path, language)),
  );
  return [...copies, link('x-default', publicUrl + localePath(path, null))].join('');
}

/** Excludes member pages and the API from robots. */
export function writeRobots(table: readonly RouteEntry[], publicUrl: string): string {
  const closed = table.filter((entry) => entry.auth === 'member').map((entry) => entry.path.replace(/:.*$/, ''));
  const lines = ['/v1/', '/debug/', ...new Set(closed)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
