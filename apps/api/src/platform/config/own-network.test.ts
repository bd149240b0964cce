import { expect, it } from 'vitest';
import { isOwnNetwork } from './own-network.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.5',
  '[::1]',
  '[fd12::7]',
  'store',
  'store.apps.svc',
  'a.local',
])('takes %s for a host of an own network', (host) => {
  expect(isOwnNetwork(host)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'sms.example.com', 'local.example.com', '127.0.0.1.example.com'])(
  'does not take %s for one',
  (host) => {
    expect(isOwnNetwork(host)).toBe(false);
  },
);
