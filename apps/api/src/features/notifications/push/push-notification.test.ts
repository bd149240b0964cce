import { expect, it } from 'vitest';
import { pushNotificationOf } from './push-notification.ts';

it('pushes messages, likes and finished payments, and nothing else', () => {
  expect(pushNotificationOf('message.sent', { user_id: 7, unread: 1 })).toEqual({
    kind: 'message',
    words: 'message',
    otherId: 7,
    path: '/chat/7',
  });
  expect(pushNotificationOf('message.sent', { user_id: 7, unread: 0 })).toBeNull();
  expect(pushNotificationOf('like.made', { user: { user_id: 8 }, mutual: true })).toEqual({
    kind: 'like',
    words: 'like',
    otherId: 8,
    path: '/profile/8',
  });
  expect(pushNotificationOf('visit.made', { user_id: 9 })).toEqual({
    kind: 'visitor',
    words: 'visitor',
    otherId: 9,
    path: '/user/visitor',
  });
  for (const state of ['credited', 'failed', 'refunded'])
    expect(pushNotificationOf('payment.changed', { order: { state } })).toEqual({
      kind: 'billing',
      words: 'billing',
      path: '/bill',
    });
  for (const state of ['created', 'pending', 'paid', 'cancelled'])
    expect(pushNotificationOf('payment.changed', { order: { state } })).toBeNull();
  const found = { notification: { type: 'profile', data: { what: 'found', user_id: null } } };
  expect(pushNotificationOf('notification.made', found)).toEqual({
    kind: 'search',
    words: 'found',
    path: '/user/search',
  });
  expect(pushNotificationOf('message.read', { user_id: 7 })).toBeNull();
  expect(pushNotificationOf('account.changed', {})).toBeNull();
});

it('pushes a ring for as long as it rings, and a missed call unless answered elsewhere', () => {
  const call = {
    user_id: 7,
    kind: 'voice',
    created_at: '2026-01-01T00:00:00.000Z',
    rings_until: '2026-01-01T00:00:40.000Z',
  };
  const place = { kind: 'message', otherId: 7, path: '/chat/7', tag: 'call-7' };
  expect(pushNotificationOf('call.ringing', { call })).toEqual({ ...place, words: 'call.voice', rings_seconds: 40 });
  const over = (status: string) =>
    pushNotificationOf('message.sent', { user_id: 7, unread: 1, message: { call: { status } } });
  for (const status of ['missed', 'cancel', 'busy']) expect(over(status)).toEqual({ ...place, words: 'call.missed' });
  for (const status of ['reject', 'hangup', 'disconnected', 'overdue']) expect(over(status)).toBeNull();
});
