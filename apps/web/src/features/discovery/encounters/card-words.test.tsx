import { afterEach, expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { adoptSettings, settings } from '../../../platform/settings.ts';
import { CardWords } from './card-words.tsx';

const plain = settings();
afterEach(() => adoptSettings(plain));

const draw = (language: string) =>
  renderStatic(<CardWords person={{ user_id: 7, words: 'Ich backe gern Brot und wandere.', language }} />);

it('awaits the translation of words in another language, where somebody translates', () => {
  const without = draw('de');
  adoptSettings({ ...plain, translates: true });
  expect([without.includes('data-room'), draw('de').includes('Coming')]).toEqual([false, true]);
});

it('offers nothing below words in the language of the page', () => {
  adoptSettings({ ...plain, translates: true });
  expect(draw('en')).not.toContain('Coming');
});
