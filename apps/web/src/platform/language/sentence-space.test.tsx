import type { Language } from '@peonia/i18n/languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider, makeI18n } from './language.tsx';
import { SentenceSpace } from './sentence-space.tsx';

it.each<[Language, string]>([
  ['en', 'One. Two.'],
  ['ko', 'One. Two.'],
  ['zh', 'One.Two.'],
  ['tw', 'One.Two.'],
  ['ja', 'One.Two.'],
])('parts sentences in %s as its readers write them', (language, text) => {
  const html = renderToStaticMarkup(
    <LanguageProvider i18n={makeI18n(language, {})} language={language} change={async () => {}}>
      One.
      <SentenceSpace />
      Two.
    </LanguageProvider>,
  );

  expect(html).toBe(text);
});
