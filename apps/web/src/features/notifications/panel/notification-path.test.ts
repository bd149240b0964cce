import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adoptSettings, settings } from '../../../platform/settings.ts';
import { notificationPath } from './notification-path.ts';

const before = settings();
beforeEach(() => adoptSettings({ ...before, pages: ['/user/request', '/profile/:id', '/bill', '/setting/avatar'] }));
afterEach(() => adoptSettings(before));

function notification(type: Notification['type'], what: Notification['data']['what'], user_id: number | null) {
  return { type, data: { what, user_id } } as unknown as Notification;
}

it('links a friend request to the requests', () => {
  expect(notificationPath(notification('friend', 'asked', 5), 1)).toBe('/user/request');
});

it('links an approved main photo to the own profile', () => {
  expect(notificationPath(notification('avatar', 'approved', null), 1)).toBe('/profile/1');
});

it('links an invitation to the partner programme', () => {
  adoptSettings({ ...before, pages: ['/setting/affiliate'] });
  expect(notificationPath(notification('profile', 'partner_invited', null), 1)).toBe('/setting/affiliate');
});

it('falls back to the profile of the member if the page does not exist', () => {
  expect(notificationPath(notification('ask', 'asked', 5), 1)).toBe('/profile/5');
});

it('returns null without a page and a member', () => {
  expect(notificationPath(notification('upgrade', 'ended', null), 1)).toBeNull();
});
