import { expect, it } from 'vitest';
import { deepLinkPath, openablePath } from './deep-link.ts';

it.each([
  ['peonia://chat/42', '/chat/42'],
  ['peonia:///chat/42', '/chat/42'],
  ['peonia://profile/7/', '/profile/7'],
  ['peonia://', '/home'],
  ['peonia://user/latest?lang=de&pid=abc', '/user/latest?lang=de&pid=abc'],
  ['peonia://feed/12?redirect=https%3A%2F%2Fexample.com&pid=abcd#x', '/feed/12?pid=abcd'],
  ['peonia://setting/notification', '/setting/notification'],
])('opens the page of %s', (link, path) => {
  expect(deepLinkPath(link)).toBe(path);
});

it.each([
  'https://example.com/chat/42',
  'peonia:chat/42',
  'PEONIA://chat/42',
  ' peonia://chat/42',
  'peonia://example.com/chat/42',
  'peonia://user:password@chat/42',
  'peonia://chat/42/../../staff',
  'peonia://chat/%2e%2e/staff',
  'peonia://staff',
  'peonia://staff/members/1',
  'peonia://leave?to=https%3A%2F%2Fexample.com',
  'peonia://back?redirect=https%3A%2F%2Fexample.com',
  'peonia://login/google?code=1',
  'peonia://undo?token=1',
  'peonia://unsubscribe?token=1',
  'peonia:////example.com',
  'peonia://\\\\example.com',
  'peonia://chat/42\n',
  'peonia://chat/0',
  'peonia://javascript:alert(1)',
  `peonia://user/latest?pid=${'a'.repeat(500)}`,
])('refuses %s', (link) => {
  expect(deepLinkPath(link)).toBeNull();
});

it('judges the path of a notification by the same list', () => {
  expect([openablePath('/order/9'), openablePath('//example.com/order/9'), openablePath('order/9')]).toEqual([
    '/order/9',
    null,
    null,
  ]);
});
