import { expect, it } from 'vitest';
import { isTrusted, readPageMessage } from './page-messages.ts';

const origin = 'https://peonia.example';
const notification = { id: 'chat-7', title: 'Clara', body: 'New message', path: '/chat/7', isSilent: true };

it('trusts the main frame of our own pages alone', () => {
  expect(isTrusted({ address: 'https://peonia.example/home', isMainFrame: true }, origin)).toBe(true);
  for (const sender of [
    { address: 'https://peonia.example/home', isMainFrame: false },
    { address: 'https://example.com/', isMainFrame: true },
    { address: 'https://peonia.example:8443/', isMainFrame: true },
    { address: 'data:text/html,x', isMainFrame: true },
    { address: 'blob:https://peonia.example/1', isMainFrame: true },
    { address: '', isMainFrame: true },
  ])
    expect(isTrusted(sender, origin)).toBe(false);
});

it('reads what a channel takes, and drops the rest', () => {
  expect(readPageMessage('shell:unread', 3)).toBe(3);
  expect(readPageMessage('shell:language', 'ja')).toBe('ja');
  expect(readPageMessage('shell:notification', { ...notification, icon: 'file:///x' })).toEqual(notification);
  expect(readPageMessage('shell:autostart-write', { isOn: true, isHidden: false, path: 'x' })).toEqual({
    isOn: true,
    isHidden: false,
  });
  expect(readPageMessage('shell:spelling-choose', ['de', 'en-GB', 'de'])).toEqual(['de', 'en-GB']);
  expect(readPageMessage('shell:update-install', undefined)).toBeNull();
});

it.each([
  ['shell:unread', -1],
  ['shell:unread', '3'],
  ['shell:unread', Number.NaN],
  ['shell:language', 'xx'],
  ['shell:notification', { ...notification, path: 'https://example.com' }],
  ['shell:notification', { ...notification, path: '/staff' }],
  ['shell:notification', { ...notification, body: 'x'.repeat(1_001) }],
  ['shell:notification', null],
  ['shell:notification', [notification]],
  ['shell:autostart-write', { isOn: 1, isHidden: false }],
  ['shell:spelling-choose', ['../de']],
  ['shell:spelling-choose', 'de'],
  ['shell:update-install', { url: 'https://example.com' }],
] as const)('refuses %s with %j', (channel, payload) => {
  expect(readPageMessage(channel, payload)).toBeUndefined();
});
