import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { Link } from './link.tsx';

const hrefOf = (href: string, path: string) =>
  / href="([^"]*)"/.exec(renderStatic(<Link href={href}>Open</Link>, { language: 'de', path }))?.[1];

it.each([
  ['/user/online', '/de/home', '/de/user/online'],
  ['/user/online', '/home', '/user/online'],
  ['/setting', '/de/home', '/setting'],
])('leads to %s from %s as %s', (href, path, target) => {
  expect(hrefOf(href, path)).toBe(target);
});

// covers: /help
it.each(['/setting', '/home', '/de/home'])('leads to the help in the language of the page from %s', (path) => {
  expect(hrefOf('/help', path)).toBe('/de/help');
});
