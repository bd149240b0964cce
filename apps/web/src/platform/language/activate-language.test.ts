import { expect, it, vi } from 'vitest';
import { activateLanguage, pageI18n } from './language.tsx';

vi.stubGlobal('document', { documentElement: {} });

it('adds the texts of a part without rendering the page again', async () => {
  await activateLanguage('de', []);
  const before = Object.keys(pageI18n.messages).length;
  const changed = vi.fn<() => void>();
  const stop = pageI18n.on('change', changed);

  await activateLanguage('de', ['wheel']);

  stop();
  expect(Object.keys(pageI18n.messages).length).toBeGreaterThan(before);
  expect(changed).not.toHaveBeenCalled();
});

it('renders the page again in another language', async () => {
  await activateLanguage('de', []);
  const changed = vi.fn<() => void>();
  const stop = pageI18n.on('change', changed);

  await activateLanguage('fr', []);

  stop();
  expect(pageI18n.locale).toBe('fr');
  expect(changed).toHaveBeenCalled();
});
