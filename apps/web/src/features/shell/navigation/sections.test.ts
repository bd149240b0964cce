import { expect, it } from 'vitest';
import { isWithin, type Section } from './sections.tsx';

const section: Section = { href: '/chats', label: 'Chat', icon: null, also: /^\/chat\// };

it.each([
  ['/chats', true],
  ['/chat/7', true],
  ['/chats/7', false],
  ['/home', false],
])('the path %s belongs to the section: %s', (path, isInside) => {
  expect(isWithin(section, path)).toBe(isInside);
});
