import { expect, it } from 'vitest';
import { mayUse } from './may-use.ts';

const origin = 'https://peonia.example';
const call = { permission: 'media', address: 'https://peonia.example/chat/42', isMainFrame: true };

it('lets pages of ours use microphone, camera, notifications and full screen', () => {
  for (const permission of ['media', 'notifications', 'fullscreen'])
    expect(mayUse({ ...call, permission }, origin)).toBe(true);
});

it.each([
  { address: 'https://example.com/' },
  { address: 'https://peonia.example.com/' },
  { address: 'http://peonia.example/' },
  { address: 'file:///x' },
  { address: '' },
  { isMainFrame: false },
  { permission: 'display-capture' },
  { permission: 'geolocation' },
  { permission: 'clipboard-read' },
  { permission: 'usb' },
  { permission: 'openExternal' },
  { permission: 'unknown' },
])('refuses %o', (change) => {
  expect(mayUse({ ...call, ...change }, origin)).toBe(false);
});
