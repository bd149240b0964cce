import { afterEach, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { adoptSettings, settings } from '../../platform/settings.ts';
import { useSettingsGroups } from './use-settings-groups.tsx';

const plain = settings();
afterEach(() => adoptSettings(plain));

function pagesOf(pages: readonly string[], language: 'en' | 'ja' = 'en'): string {
  adoptSettings({ ...plain, pages });
  function List() {
    return useSettingsGroups().map(
      ({ label, pages: all }) => `${label}: ${all.map((page) => `${page.href} ${page.label}`).join(', ')};`,
    );
  }
  return renderStatic(<List />, { language });
}

it('lists existing pages in menu order, in groups that have any', () => {
  expect(pagesOf(['/setting/password', '/setting/edit', '/bill'])).toBe(
    'Profile: /setting/edit Edit profile;Safety: /setting/password Password;Money: /bill Spending;',
  );
});

it('leaves out pages that do not exist', () => {
  expect(pagesOf(['/setting/edit'])).not.toContain('/setting/affiliate');
});

it('names pages in the language of the reader', () => {
  expect(pagesOf(['/setting/password'], 'ja')).toBe('安全: /setting/password パスワード;');
});
