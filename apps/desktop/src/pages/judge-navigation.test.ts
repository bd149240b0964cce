import { expect, it } from 'vitest';
import { judgeNavigation, judgeNewWindow } from './judge-navigation.ts';

const site = { origin: 'https://peonia.example', browserHosts: ['pay.example.com'] };
const home = 'https://peonia.example/home';
const warning = 'https://peonia.example/de/leave?to=https%3A%2F%2Fexample.com%2Fa';

it('keeps pages of ours in the window', () => {
  expect(judgeNavigation('https://peonia.example/chat/42', home, site)).toEqual({ kind: 'stay' });
  expect(judgeNewWindow('https://peonia.example/leave?to=https%3A%2F%2Fexample.com#x', home, site)).toEqual({
    kind: 'page',
    path: '/leave?to=https%3A%2F%2Fexample.com#x',
  });
});

it('warns of another website before it opens in the browser', () => {
  expect(judgeNavigation('https://example.com/a', home, site)).toEqual({
    kind: 'page',
    path: '/leave?to=https%3A%2F%2Fexample.com%2Fa',
  });
  expect(judgeNewWindow('https://example.com/a', warning, site)).toEqual({
    kind: 'browser',
    address: 'https://example.com/a',
  });
});

it('opens known hosts, mail and telephone at once', () => {
  for (const address of ['https://pay.example.com/x', 'mailto:help@example.com', 'tel:+4912345'])
    expect(judgeNavigation(address, home, site)).toEqual({ kind: 'browser', address });
});

it('warns of a website other than the one of the warning page', () => {
  expect(judgeNavigation('https://example.com/b', warning, site).kind).toBe('page');
  expect(
    judgeNavigation('https://example.com/a', 'https://example.com/leave?to=https://example.com/a', site).kind,
  ).toBe('page');
  expect(judgeNavigation('http://pay.example.com/x', home, site).kind).toBe('page');
});

it.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://example.com/1',
  'blob:https://peonia.example/1',
  'smb://example.com/share',
  'ms-settings:',
  'peonia://chat/1',
  'https://user:secret@example.com/',
  'https://peonia.example@example.com/',
  '//example.com',
  '',
])('refuses %o', (address) => {
  expect(judgeNavigation(address, home, site)).toEqual({ kind: 'refuse' });
});
