import { languages } from '@peonia/i18n/languages.ts';
import { expect, it } from 'vitest';
import { menuTexts } from './menu-texts.ts';
import { programMenu } from './program-menu.ts';

const menuOf = (platform: 'linux' | 'macos') => programMenu(platform, 'Peonia', { menu: menuTexts.en, quit: 'Quit' });
const rolesOf = (platform: 'linux' | 'macos') =>
  menuOf(platform).flatMap(({ items }) => items.flatMap((item) => (item === null ? [] : [item.role])));

it('has a first menu named like the program on macOS only, which quits there', () => {
  expect(menuOf('macos').map(({ label }) => label)).toEqual(['Peonia', 'Edit', 'View', 'Window']);
  expect(menuOf('linux').map(({ label }) => label)).toEqual(['Edit', 'View', 'Window']);
  expect([rolesOf('macos'), rolesOf('linux')].map((roles) => roles.filter((role) => role === 'quit'))).toEqual([
    ['quit'],
    ['quit'],
  ]);
});

it.each(languages)('names each item of a menu differently in %s', (language) => {
  const labels = Object.values(menuTexts[language]);

  expect(new Set(labels).size).toBe(labels.length);
});
