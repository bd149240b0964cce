import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@peonia/i18n/languages.ts';
import { pageNames, type PageName } from '@peonia/i18n/pages/page-tree.ts';
import { parsePage } from '@peonia/i18n/pages/parse-page.ts';
import { textsFolder } from '@peonia/i18n/texts-folder.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { placeOf } from '../../platform/router/place.ts';
import { RouterProvider } from '../../platform/router/router-provider.tsx';
import { fixedRouter } from '../../platform/router/router.ts';
import { adoptSettings } from '../../platform/settings.ts';
import { PageText } from './page-text.tsx';

beforeAll(() =>
  adoptSettings({
    brand: 'Rosalie',
    publicUrl: '',
    isProduction: true,
    variant: 'world',
    pages: [],
    adultPurposes: false,
    translates: false,
    hasTranslator: false,
    transcribes: false,
    reviewsMedia: false,
    social: [],
    chatAppFollow: '',
    icp: '',
  }),
);

const pageOf = (lang: Language, name: PageName) =>
  parsePage(readFileSync(join(textsFolder, 'pages', lang, `${name}.md`), 'utf8'));

const at = (address: string) => fixedRouter({ place: placeOf(address, ''), found: null, page: null });

describe.each(languages)('static pages in %s', (lang) => {
  it.each(pageNames)('renders %s on the server without markup that the content policy blocks', (name) => {
    const complained = vi.spyOn(console, 'error');
    const { blocks } = pageOf(lang, name);
    const html = renderToString(
      <RouterProvider router={at(`/${lang}/${name}`)}>
        <PageText blocks={blocks} />
      </RouterProvider>,
    );
    expect(html).not.toMatch(/style=|<script|\*\*|\]\(/);
    expect(html.match(/<h2 id="[a-z]+"/g)?.length ?? 0).toBe(
      blocks.filter((block) => block.kind === 'heading' && block.depth === 2).length,
    );
    expect(html.match(/<dt>/g)?.length ?? 0).toBe(
      blocks.reduce((sum, block) => sum + (block.kind === 'terms' ? block.items.length : 0), 0),
    );
    expect(complained).not.toHaveBeenCalled();
  });
});

it('keeps the language of the page in links', () => {
  const { blocks } = pageOf('fr', 'about');
  const html = renderToString(
    <RouterProvider router={at('/fr/about')}>
      <PageText blocks={blocks} />
    </RouterProvider>,
  );
  expect(html).toContain('href="/fr/paid"');
  expect(html).toContain('href="/fr/contact"');
});

it('ends no line within "e-mail"', () => {
  const { blocks } = pageOf('it', 'policy');
  const html = renderToString(
    <RouterProvider router={at('/it/policy')}>
      <PageText blocks={blocks} />
    </RouterProvider>,
  );
  expect(html).toContain('e-\u2060mail');
  expect(html).not.toMatch(/\be-mail/i);
});
