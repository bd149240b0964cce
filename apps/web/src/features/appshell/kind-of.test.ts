import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { expect, it } from 'vitest';
import { kindOf } from './kind-of.ts';

const entry = (type: string, what: string) => ({ type, data: { what } }) as unknown as Notification;

it.each([
  ['friend', 'asked', 'friend'],
  ['feed', 'liked', 'feed'],
  ['ask', 'asked', 'message'],
  ['translation', 'done', 'message'],
  ['translation', 'refunded', 'billing'],
  ['upgrade', 'bought', 'billing'],
  ['upgrade', 'ended', 'promotion'],
  ['payclear', 'payout_paid', 'billing'],
  ['order', 'delivered', 'billing'],
  ['travel', 'arranged', 'billing'],
  ['profile', 'found', 'search'],
])('puts %s/%s under the switch "%s"', (type, what, kind) => {
  expect(kindOf(entry(type, what))).toBe(kind);
});

it.each([
  ['payclear', 'file_sold'],
  ['payclear', 'contact_sold'],
  ['profile', 'approved'],
  ['verify', 'approved'],
  ['support', 'answered'],
])('leaves %s/%s to the panel', (type, what) => {
  expect(kindOf(entry(type, what))).toBeNull();
});
