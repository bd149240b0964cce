import { expect, it } from 'vitest';
import { pushNoticeOf } from './push-notice.ts';

it('tells of messages to the member, of likes and of payments that have come to an end, and of nothing else', () => {
  expect(pushNoticeOf('message.sent', { user_id: 7, unread: 1 })).toEqual({ kind: 'message', words: 'message', otherId: 7, path: '/chat/7' });
  expect(pushNoticeOf('message.sent', { user_id: 7, unread: 0 })).toBeNull();
  expect(pushNoticeOf('like.made', { user: { user_id: 8 }, mutual: true })).toEqual({ kind: 'like', words: 'like', otherId: 8, path: '/profile/8' });
  expect(pushNoticeOf('visit.made', { user_id: 9 })).toEqual({ kind: 'visitor', words: 'visitor', otherId: 9, path: '/user/visitor' });
  for (const state of ['credited', 'failed', 'refunded']) expect(pushNoticeOf('payment.changed', { order: { state } })).toEqual({ kind: 'billing', words: 'billing', path: '/bill' });
  for (const state of ['created', 'pending', 'paid', 'cancelled']) expect(pushNoticeOf('payment.changed', { order: { state } })).toBeNull();
  const found = { notification: { type: 'profile', data: { what: 'found', user_id: null } } };
  expect(pushNoticeOf('notification.made', found)).toEqual({ kind: 'search', words: 'found', path: '/user/search' });
  expect(pushNoticeOf('message.read', { user_id: 7 })).toBeNull();
  expect(pushNoticeOf('account.changed', {})).toBeNull();
});
