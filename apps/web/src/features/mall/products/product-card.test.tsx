import { languages } from '@peonia/i18n/languages.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { DeliveryPlace } from './product-card.tsx';

it.each(languages)('keeps the number of days and its word on one line in %s', (language) => {
  const lines = [null, ['CN'], ['CN', 'DE']].map((countries) =>
    renderStatic(<DeliveryPlace product={{ countries, delivery_days: 8 }} />, { language }),
  );

  for (const line of lines) expect(line).toMatch(/<span class="nowrap">8\P{N}+<\/span>/u);
});
