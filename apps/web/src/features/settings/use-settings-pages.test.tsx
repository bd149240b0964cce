import { afterEach, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { adoptSettings, settings } from '../../platform/settings.ts';
import { useSettingsPages } from './use-settings-pages.tsx';

const plain = settings();
afterEach(() => adoptSettings(plain));

function pagesOf(pages: readonly string[], language: 'en' | 'ja' = 'en'): string {
  adoptSettings({ ...plain, pages });
  function List() {
    return useSettingsPages().map(({ href, label }) => `${href} ${label};`);
  }
  return renderStatic(<List />, { language });
}

it('lists existing pages in menu order', () => {
  expect(pagesOf(['/setting/password', '/setting/edit', '/bill'])).toBe(
    '/setting/edit Edit profile;/setting/password Password;/bill Spending;',
  );
});

it('leaves out pages that do not exist', () => {
  expect(pagesOf(['/setting/edit'])).not.toContain('/setting/affiliate');
});

it('names pages in the language of the reader', () => {
  expect(pagesOf(['/setting/password'], 'ja')).toBe('/setting/password パスワード;');
});
